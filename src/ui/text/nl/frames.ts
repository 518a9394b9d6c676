import type { FrameWords } from '../frames.ts'
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
    thinks: 'denkt na…',
    acts: 'is bezig…',
    pause: 'Laat wachten',
    goOn: 'Ga verder',
    hurry: 'Naar het eind van zijn beurt',
    controls: 'De computerspeler',
  },
  opens: {
    rules: 'Spelregels',
    settings: 'Instellingen',
  },
}
