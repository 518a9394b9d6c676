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
  ourTale: {
    name: 'Ons verhaal',
    none: 'Er staat nog niets. De eerste bladzijde komt als de eerste beurt voorbij is.',
    goesOn: '… en de volgende bladzijde is nog wit.',
    readAloud: 'Lees het ons voor',
    stopReading: 'Stop met voorlezen',
    save: 'Bewaar als tekst',
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
  handover: {
    passes: 'nu gaat het verhaal naar',
    since: 'Sinds je vorige beurt',
    soFar: 'Tot nu toe',
    begins: 'Jouw beurt begint',
    ready: 'Ik ben zover',
    covered: 'De tafel is afgedekt.',
    onlyYou: (who) => `${who} is aan de beurt. Als er niemand meekijkt:`,
    look: 'Bekijk de tafel',
    back: 'Terug naar de kaart',
  },
  suggestions: {
    heading: 'Voorstellen',
    list: 'Wat is voorgesteld',
    suggestAsOf: (name) => `Stel voor als ${name}`,
    done: 'Klaar',
    takeUp: (n, words) => `Neem voorstel ${n} over: ${words}`,
    takeUpOf: (name, n, words) => `Voorstel ${n}, van ${name}: ${words}. Druk om het over te nemen`,
    dismissIt: (n, words) => `Verwerp voorstel ${n}: ${words}`,
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
  },
  opens: {
    rules: 'Spelregels',
    settings: 'Instellingen',
  },
  savePage: {
    plank: 'Bewaar deze bladzijde',
    how: 'Bewaar hem als plaatje, of druk hem af op één vel papier. Niets verlaat deze computer.',
    picture: 'Als plaatje',
    paper: 'Op papier',
    failed: 'Het plaatje kon niet worden gemaakt. Probeer hem af te drukken.',
    saved: 'Het plaatje ligt bij je downloads.',
  },
  tips: {
    name: 'Een tip',
    thanks: 'Dank je',
    more: 'Lees verder',
    noMore: 'Geen tips meer',
    off: 'Geen tips meer. Bij de instellingen haal je ze terug.',
  },
  leaf: {
    back: 'Blader terug',
    on: 'Sla om',
    at: (chapter, page, side, of) =>
      side === 1
        ? `${chapter}, bladzijde ${page} van ${of}`
        : `${chapter}, bladzijden ${page} en ${page + 1} van ${of}`,
  },
}
