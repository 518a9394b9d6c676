import { capital, counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { SIDES } from './foresight.ts'

const hearts = (n: number) => counted(n, 'hart', 'harten')

/** Wat de bladzijde van de zes toekomsten zegt, en de kaart met het gevaar voor de Eik. */
export const futures: AllWords['futures'] = {
  help: 'Wijs een toekomst aan om die in het bos te zien; druk erop om die te laten staan.',
  ifRolled: (face, roll) => {
    if (roll === 'choose') return 'Bij een 5: kies zelf'
    if (roll === 'all') return `Bij een ${face}: alle bewegen`
    return `Bij een ${face}: ${SIDES[roll]} beweegt`
  },
  ofMoves: (title, moves) => (moves > 1 ? `${title} (de eerste van ${inWords(moves)} keer bewegen)` : title),

  would: ({ hurt, ends }) =>
    ends ? 'zou het einde zijn' : hurt > 1 ? `zou ${hearts(hurt)} kosten` : 'zou de Eik raken',

  does: {
    oak: 'bereikt de Eik',
    gone: 'verdwijnt',
    stays: 'blijft waar het is',
    steps: (side) => `één stap ${side}`,
    hurries: (n, place) => `haast zich ${counted(n, 'stap', 'stappen')}, naar ${place}`,
  },
  nobody: 'Niemand beweegt.',

  odds: {
    heading: 'Gevaar voor de Eik',
    now: 'Als de dobbelsteen nu valt',
    next: 'Aan het eind van de volgende beurt, als niemand iets doet',
    far: (turns) => `Binnen ${counted(turns, 'beurt', 'beurten')}, bij gewoon spel`,
    hearts: (n) => `${capital(hearts(n))} kwijt`,
    anyHeart: 'Een hart kwijt',
    theTale: 'Het verhaal uit',
    percent: (chance) =>
      chance > 0 && chance < 0.01 ? 'minder dan 1\u00A0%' : `${Math.round(chance * 100)}\u00A0%`,
    about: (chance, giveOrTake) =>
      `zo’n ${Math.round(chance * 20) * 5}\u00A0% (±${Math.max(5, Math.ceil(giveOrTake * 20) * 5)})`,
    by: (roll, chance) => `${roll} ${chance}`,
  },
}
