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
  table: {
    turns: 'Wie er aan de beurt is',
    tabs: 'Wat er op het blad ligt',
    undo: 'Terug',
    undone: (lines) => (lines ? `Teruggenomen: ${lines}` : 'Teruggenomen.'),
    redone: 'Weer gedaan.',
    playOn: 'Verder spelen',
    giveUp: 'Opgeven',
    undoneNothing: 'Er valt nog niets terug te nemen.',
    undoneOver: 'Het verhaal is verteld; het blijft zoals het is.',
    redoneNothing: 'Er is niets teruggenomen dat je weer kunt doen.',
    noAdvice: 'Nu geen raad: vraag het weer als je aan de beurt bent.',
    keyRefusals: {
      computer: 'Een computerspeler is bezig. Wacht tot je aan de beurt bent.',
      shown: 'Kijk dit eerst, of sla het over.',
      notShown: 'Er is nu niets om te pauzeren of over te slaan.',
      notPlayed: 'Er is nog niets om opnieuw te zien.',
      notHere: 'Deze toets doet hier niets.',
      watching: 'Dit spel wordt in een ander venster gespeeld. Hier kijk je toe.',
      over: 'Het spel is uit.',
      unconfirmed: 'Eerst drukt de volgende speler op “Ik ben …”.',
    },
  },
}
