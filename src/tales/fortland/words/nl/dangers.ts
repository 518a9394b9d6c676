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
