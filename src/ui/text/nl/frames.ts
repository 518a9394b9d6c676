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
    free: 'Tot hier kun je alles ongedaan maken.',
    takenBack: (moves) =>
      `Hier ${moves === 1 ? 'werd één actie' : `werden ${inWords(moves)} acties`} teruggenomen.`,
  },
  takingBack: {
    title: 'Verder terug?',
    how: 'Vindt iedereen het goed? Houd de knop even ingedrukt. Het logboek noteert het.',
    yes: 'Wij vinden het goed',
    no: 'Annuleren',
    redo: 'Opnieuw doen',
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
    takeOverOf: (who) => `Neem ${who} over`,
    waits: 'wacht op jullie.',
    thinks: 'denkt na…',
    acts: 'speelt…',
    pause: 'Pauze',
    goOn: 'Ga verder',
    hurry: 'Naar het einde',
    controls: 'De computerspeler',
  },
  otherDevices: {
    isToMove: (name) => `${name} is aan zet`,
    together: 'De anderen beslissen samen',
    meanwhile: 'Kijk intussen rustig rond.',
  },
  opens: {
    rules: 'Spelregels',
    settings: 'Instellingen',
  },
  table: {
    turns: 'Wie nu speelt',
    tabs: 'Bladen van dit paneel',
    menu: 'Menu',
    hint: 'Hint',
    undo: 'Terug',
    undoAndHint: 'Terug en hint',
    view: 'Beeld',
    undone: (lines) => (lines ? `Teruggenomen: ${lines}` : 'Teruggenomen.'),
    undoneMany: (moves, lines) =>
      `Teruggenomen: ${inWords(moves)} zetten.${lines ? ` De laatste daarvan: ${lines}` : ''}`,
    redone: (lines) => (lines ? `Weer gedaan: ${lines}` : 'Weer gedaan.'),
    redoneMany: (moves, lines) =>
      `Weer gedaan: ${inWords(moves)} zetten.${lines ? ` De laatste daarvan: ${lines}` : ''}`,
    playOn: 'Verder spelen',
    giveUp: 'Opgeven',
    undoneNothing: 'Er valt nog niets terug te nemen.',
    undoneWatching: 'Je kijkt mee. De spelers kunnen iets terugnemen.',
    undoneOver: 'Het spel is uit. Je kunt niets meer terugnemen.',
    redoneNothing: 'Er is niets om opnieuw te doen.',
    showMe: 'Laat zien',
    noAdvice: 'Nu geen hint. Vraag het weer in je beurt.',
    keyRefusals: {
      computer: 'Een computerspeler is bezig. Wacht tot je aan de beurt bent.',
      shown: 'Kijk dit eerst, of sla het over.',
      notShown: 'Er is nu niets om te pauzeren of over te slaan.',
      notPlayed: 'Er is nog niets om opnieuw te zien.',
      notHere: 'Deze toets doet hier niets.',
      watching: 'Dit spel wordt in een ander venster gespeeld. Hier kijk je toe.',
      otherDevice: 'Een andere speler is aan de beurt. Wacht tot je zelf aan de beurt bent.',
      over: 'Het spel is uit.',
      unconfirmed: 'Eerst drukt de volgende speler op “Ik ben …”.',
    },
  },
}
