import { capital, counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { verb } from './verb.ts'

const monsters = (n: number) => counted(n, 'monster', 'monsters')

/** De kaart tussen twee spelers: wie er nu aan de beurt is, en wat er intussen gebeurde. */
export const handover: AllWords['handover'] = {
  newMonsters: (n) => `Nieuwe monsters: ${inWords(n)}`,
  turnOf: (hero) => `Aan de beurt: ${hero}`,
  quiet: 'Het bleef stil in het bos.',

  reached: (monster) => `${capital(monster)} bereikte de Eik:`,
  reachedAll: (n) => `${capital(monsters(n))} bereikten de Eik:`,
  heartsLost: (n) => `De Eik verloor ${n === 1 ? 'een hart' : counted(n, 'hart', 'harten')}:`,
  heartsLeft: (n) => (n === 1 ? 'er is nog één hart.' : `er zijn nog ${counted(n, 'hart', 'harten')}.`),
  shattered: (name) => `${capital(name)} ${verb(name, 'brak', 'braken')} een duistere diamant:`,
  broken: (n) => (n === 1 ? 'de eerste van drie.' : n === 2 ? 'nog één te gaan.' : 'de laatste.'),
  laidDiamond: (name) => `${capital(name)} ${verb(name, 'legde', 'legden')} een duistere diamant`,
  at: (place) => `op ${place}.`,
  near: (n) => `${capital(monsters(n))} ${n === 1 ? 'staat' : 'staan'} één stap van de Eik.`,
  came: (n) => `Er ${n === 1 ? 'kwam' : 'kwamen'} ${monsters(n)}`,
  from: (sides) => `uit ${sides}.`,
  did: (name, deeds) => `${capital(name)} ${deeds}.`,
  deeds: {
    gone: (name, n) => `${verb(name, 'verjoeg', 'verjoegen')} ${monsters(n)}`,
    tiles: (name, n) =>
      `${verb(name, 'legde', 'legden')} ${n === 1 ? 'een tegel' : counted(n, 'tegel', 'tegels')}`,
    steps: (name, n) => `${verb(name, 'liep', 'liepen')} ${counted(n, 'stap', 'stappen')}`,
  },
}
