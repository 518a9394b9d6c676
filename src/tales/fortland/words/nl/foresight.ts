import { inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

const near = (chance: number, other: number) => Math.abs(chance - other) < 0.005

export const dangers: Messages['dangers'] = {
  next: (who) => `${who} gooit straks`,
  after: (who) => `Na jouw beurt gooit ${who}`,
  with: (who) => `met deze ogen kan ${who} belegeren`,
  safe: 'veilig',
  safeAll: (who) => `${who} kan niets van jou belegeren.`,
  later: 'later, zoals het bord nu is',
  none: 'Er kan nu niets van jou worden belegerd.',
  chance: (chance) => {
    if (chance <= 0) return 'nooit'
    if (chance >= 1) return 'altijd'
    if (near(chance, 0.5)) return 'de helft'
    if (near(chance, 1 / 3)) return 'een derde'
    if (near(chance, 2 / 3)) return 'twee derde'
    if (near(chance, 1 / 6)) return 'een op zes'
    if (near(chance, 5 / 6)) return 'vijf op zes'
    return `${Math.round(chance * 100)} op de honderd`
  },
  spoken: (place, who, faces, chance) => `${who} kan ${place} belegeren met ${faces}: ${chance}.`,
  spokenSafe: (place, who) => `${who} kan ${place} niet belegeren.`,
  fallChance: (who, chance) => `${who} kan vallen vóór de volgende beurt: ${chance}.`,
  youFall: (chance) => `Jij kunt vallen vóór je volgende beurt: ${chance}.`,
  lastPlace: 'je laatste vrije plaats',
  level: { off: 'Gevaren: uit.', threats: 'Gevaren: wat dreigt.', all: 'Gevaren: alles.' },

  faces: {
    heading: 'Wat een worp brengt',
    face: (face) => `een ${inWords(face)}`,
    besiege: (place) => `${place} belegeren`,
    relieve: (place) => `${place} bevrijden`,
    fortify: (place) => `${place} versterken`,
    tear: (place) => `een fort afbreken bij ${place}`,
    fells: (who) => `${who} laten vallen`,
    or: (other) => ` of ${other}`,
    forced: 'alleen marcheren',
    nothing: 'marcheren',
  },
}

export const hints: Messages['hints'] = {
  title: { guardian: 'De raad van de Wachter', apprentice: 'De raad van de Leerling' },
  thinking: 'De Wachter denkt na…',
  close: 'Leg de raad weg',
  would: (actions) => `Ik zou ${actions}.`,
  thenAfter: ', dan ',
  muster: (space) => `opstellen bij ${space}`,
  roll: 'de dobbelsteen gooien',
  march: (to) => `naar ${to} marcheren`,
  turn: 'omkeren',
  besiege: (place) => `${place} belegeren`,
  fortify: (place) => `${place} versterken`,
  tear: (place) => `het fort afbreken bij ${place}`,
  home: (place) => `je fort weghalen bij ${place}`,
  end: 'de beurt beëindigen',

  because: {
    wins: 'Daarmee win je.',
    fells: (who) => `${who} valt.`,
    besieges: (who, free) =>
      free === 1 ? `${who} heeft dan nog één plaats vrij.` : `${who} heeft dan minder plaatsen vrij.`,
    frees: (place) => `Het bevrijdt ${place}.`,
    survives: 'De kans dat je valt vóór je volgende beurt is dan kleiner.',
    safer: (place) => `Minder worpen kunnen dan ${place} belegeren.`,
    walls: (place) => `Een muur houdt ${place} vrij.`,
    roll: 'Vóór de worp kan er niets.',
    muster: 'Elk van beide vakken is goed: vóór de eerste worp valt er niets te wegen.',
    quiet: 'Het nut blijkt later: de Wachter kijkt verder vooruit.',
  },
}
