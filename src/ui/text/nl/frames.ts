import type { FrameWords } from '../useFrameWords.ts'
import { inWords } from './numbers.ts'

export const frames: FrameWords = {
  log: {
    heading: 'Tot nu toe',
    empty: 'Het verhaal is nog niet begonnen.',
    explain: 'Waarom?',
    lookBack: 'Blader terug door het verhaal',
    watchAgain: 'Kijk het terug',
    readTale: 'Lees ons verhaal',
    free: 'Tot hier kan alles vrij terug.',
    takenBack: (moves) =>
      `Hier ${moves === 1 ? 'werd één daad' : `werden ${inWords(moves)} daden`} teruggenomen.`,
  },
  takingBack: {
    title: 'Verder terug?',
    how: 'Als iedereen het goed vindt, houdt één van jullie de plank even ingedrukt. Het verhaal onthoudt het.',
    yes: 'Wij vinden het goed',
    no: 'Laat het zo',
    redo: 'Toch weer doen',
    told: (times) =>
      times === 1
        ? 'Eén keer besloot de tafel terug te gaan.'
        : `De tafel besloot ${inWords(times)} keer terug te gaan.`,
  },
  suggestions: {
    suggestAsOf: (name) => `Stel voor als ${name}`,
    done: 'Klaar',
  },
  computers: {
    giveAway: (who) => `Laat een computerspeler ${who} leiden`,
    leadOf: (who) => `Wie ${who} leidt`,
    letPlay: (leader, who) => `Laat ${leader} ${who} leiden`,
    takeOverOf: (who) => `Neem ${who} over`,
    waits: 'wacht tot hij verder mag.',
    pause: 'Laat wachten',
    goOn: 'Ga verder',
    hurry: 'Naar het eind van zijn beurt',
    controls: 'De computerspeler',
    passing: {
      give: (leader, who) => `Laat ${leader} ${who} leiden?`,
      take: (who) => `Neem ${who} over?`,
      ownerOnly: (who) =>
        `De speler van ${who} heeft de hand niet geopend. Is die speler er niet, dan moeten alle anderen het eens zijn.`,
      takers: (who) =>
        `Alle spelers moeten het eens zijn. De kaarten van ${who} blijven verborgen tot de speler ze opent.`,
      who: (who) => `Wie leidt ${who} voortaan?`,
      whoText: 'Doet er nog een speler mee? Dan ziet elke speler alleen de eigen hand.',
      leave: 'Niemand anders',
      same: 'Ik ook',
      another: 'Een andere speler',
      agreed: { owner: 'De speler wilde het zelf.', all: 'De hele tafel was het eens.' },
    },
  },
  opens: {
    rules: 'Spelregels',
    settings: 'Instellingen',
  },
}
