import { hintWords } from '../../../../ui/text/nl/hints.ts'
import { inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { bots } from './base.ts'

const near = (chance: number, other: number) => Math.abs(chance - other) < 0.005

export const dangers: Messages['dangers'] = {
  next: (who) => `${who} gooit straks`,
  after: (who) => `Na jouw beurt gooit ${who}`,
  with: (who) => `met deze worpen kan ${who} belegeren`,
  safe: 'veilig',
  safeAll: (who) => `${who} kan niets van jou belegeren.`,
  later: 'later, als er niets verandert',
  none: 'Niemand kan je nu belegeren.',
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
  fallChance: (who, chance) => `Kans dat ${who} valt vóór de volgende beurt: ${chance}.`,
  youFall: (chance) => `Kans dat jij valt vóór je volgende beurt: ${chance}.`,
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
  ...hintWords(bots.names),
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
      free === 1 ? `Dan heeft ${who} nog één plaats vrij.` : `Dan heeft ${who} minder plaatsen vrij.`,
    frees: (place) => `Het bevrijdt ${place}.`,
    survives: 'De kans dat je valt vóór je volgende beurt wordt kleiner.',
    safer: (place) => `Dan kunnen minder worpen ${place} belegeren.`,
    walls: (place) => `Een muur houdt ${place} vrij.`,
    roll: 'Je moet eerst gooien.',
    muster: 'Allebei de plekken zijn goed: er is nog niet gegooid.',
    quiet: 'Het helpt later: de Wachter kijkt verder vooruit.',
  },
}
