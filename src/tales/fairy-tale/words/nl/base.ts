import { strong } from '../../../../ui/text/emphasis.ts'
import { botWords } from '../../../../ui/text/nl/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { capital, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { BaseWords } from '../base.ts'
import type { CoverWords } from '../cover.ts'

export const verb = (name: string, one: string, many: string) =>
  name.toLowerCase() === 'de drie biggetjes' ? many : one

export const book: CoverWords['book'] = {
  title: 'Het laatste sprookje',
  flourish: 'Het laatste',
  main: 'sprookje',
  about: 'Bewaak de Eik tegen alles wat gemeen is.',
  hearts: (left, all) =>
    all === 1 ? `De Eik heeft ${left} van 1 hart.` : `De Eik heeft ${left} van de ${all} harten.`,
}

export const bots: CoverWords['bots'] = {
  ...botWords({ apprentice: 'de Leerling', guardian: 'de Wachter' }),
  change: (who) => `${who}. Druk om te wisselen`,
  unreadable: 'We konden niet lezen wie welke held speelde. Nu spelen mensen ze allemaal.',
  does: (leader, text) => `${capital(leader)}: ${text}`,
  long: 'De Wachter heeft meer tijd nodig: dit apparaat heeft het druk.',
  answerNow: 'Laat de Leerling kiezen',
  askOpening: 'Vraag de Wachter',
  laying: 'De Wachter legt ze…',
}

export const powers: CoverWords['common']['powers'] = {
  huntsman: `Verjaagt in één keer ${strong('alle monsters')} op zijn tegel.`,
  'puss-in-boots': `Loopt ${strong('vier stappen')} per beurt, op zevenmijls\u00ADlaarzen.`,
  beast: `Monsters ${strong('op zijn tegel')} kunnen niet weg. Hij mag niet twee beurten op rij op één tegel eindigen.`,
  'three-little-pigs': `Leggen tot ${strong('drie tegels')} per beurt.`,
  'pied-piper': `Monsters op de tegels ${strong('naast hem')} nemen de kortste weg naar hem toe.`,
  rumpelstiltskin: `Kan vóór de worp een ${strong('afspraak')} maken: monsters komen alleen of bewegen alleen, maar ${strong('twee keer')}.`,
  rapunzel: `Trekt één keer per beurt ${strong('een andere held')} van hoogstens ${strong('drie tegels')} ver naar haar tegel.`,
  'red-riding-hood': `Brengt een ${strong('mandje')} langs alle monsters, ${strong('vier tegels')} van de Eik. Dan ruimt ze een tegel op.`,
  cinderella: `Verjaagt ${strong('twee monsters')} per beurt. Elke ${strong('vierde')} beurt is middernacht: dan kan ze alleen lopen.`,
  aladdin: `Drie ${strong('wensen')}, hoogstens één per beurt: overal heen vliegen, een tegel opruimen, of de dobbelsteen opnieuw gooien.`,
}

export const common: CoverWords['common'] = {
  oak: 'Grote Wijze Eik',
  characters: {
    huntsman: 'De jager',
    'puss-in-boots': 'De gelaarsde kat',
    beast: 'Het beest',
    'three-little-pigs': 'De drie biggetjes',
    'pied-piper': 'De rattenvanger',
    rumpelstiltskin: 'Repelsteeltje',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Roodkapje',
    cinderella: 'Assepoester',
    aladdin: 'Aladdin',
  },
  inSentence: {
    huntsman: 'de jager',
    'puss-in-boots': 'de gelaarsde kat',
    beast: 'het beest',
    'three-little-pigs': 'de drie biggetjes',
    'pied-piper': 'de rattenvanger',
    rumpelstiltskin: 'Repelsteeltje',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Roodkapje',
    cinderella: 'Assepoester',
    aladdin: 'Aladdin',
  },
  monsters: {
    'frost-giant': 'IJsreus',
    ogre: 'Oger',
    'big-bad-wolf': 'Grote boze wolf',
    'ice-witch': 'IJsheks',
    troll: 'Trol',
  },
  directions: { north: 'noord', east: 'oost', south: 'zuid', west: 'west' },
  difficulties: {
    'first-game': 'Eerste spel',
    'bedtime-story': 'Bedverhaaltje',
    'fairy-tale': 'Sprookje',
    'grim-tale': 'Grimmig verhaal',
    'endless-night': 'Eindeloze nacht',
  },
  list: house.list,
  fileName: 'laatste-sprookje',
  chapter: (turn) => (turn === 0 ? 'Vóór het verhaal' : `Het ${ordinal(turn)} hoofdstuk`),
  powers,
}

export const settings: CoverWords['settings'] = {
  foresight: 'Pijlen en waarschuwingen',
  legend: 'Legenda van de tekens',
  speed: 'De beurt van de monsters',
  rerolls: 'Aladdins wens om opnieuw te gooien',
  rerollsOf: { useful: 'Vraag het als het kan helpen', always: 'Vraag het altijd' },
  about: 'Een samenwerkspel voor een tot zes mensen aan één scherm. Niets verlaat dit apparaat.',
}

export const baseWords: BaseWords = { book, bots, common, settings }
