import type { SlipWords } from '../slips.ts'
import { capital, countNoun, inWords } from './numbers.ts'

export const slips: SlipWords = {
  ourTale: {
    name: 'Ons verhaal',
    none: 'Er staat nog niets. De eerste bladzijde komt als de eerste beurt voorbij is.',
    goesOn: '… en de volgende bladzijde is nog wit.',
    readAloud: 'Lees het ons voor',
    stopReading: 'Stop met voorlezen',
    save: 'Bewaar als tekst',
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
  passing: {
    give: (leader, who) => `Laat ${leader} ${who} spelen?`,
    take: (who) => `Neem ${who} over?`,
    ownerOnly: (who) =>
      `De speler van ${who} heeft de hand niet geopend. Is die speler er niet, dan moeten alle anderen het eens zijn.`,
    takers: (who) =>
      `Alle spelers moeten het eens zijn. De kaarten van ${who} blijven verborgen tot de speler ze opent.`,
    who: (who) => `Wie speelt ${who} nu?`,
    whoText: 'Doet er nog een speler mee? Dan ziet elke speler alleen de eigen hand.',
    leave: 'Niemand anders',
    same: 'Ik ook',
    another: 'Een andere speler',
  },
  menu: {
    home: 'Home',
    isSaved: 'Alles is bewaard',
    isUnsaved: 'Nog niet bewaard',
    allGames: 'Alle vijf spellen',
    saved: 'Bewaarde spellen',
    unfinished: (games) => (games === 0 ? 'Alles is klaar' : `Nog ${inWords(games)} bezig`),
    day: 'Spel van de dag',
    ofDay: { new: 'Het spel van vandaag', begun: 'Vandaag begonnen', over: 'Vandaag gespeeld' },
    players: 'Spelers en bots',
    party: (people, bots) => {
      if (people === 0) return bots === 1 ? 'Een bot speelt' : 'Alleen bots spelen'
      const other = bots === 0 ? '' : countNoun(bots, 'bot', 'bots')
      if (people === 1) return other ? `Jij en ${other}` : 'Jij speelt'
      const all = `${capital(inWords(people))} spelers`
      return other ? `${all} en ${other}` : all
    },
    help: 'Speluitleg',
    helpWithLesson: 'Les, regels, toetsen',
    helpOnly: 'Regels, toetsen',
    back: (menu) => `Terug naar ${menu}`,
    lesson: 'Les',
    lessonNote: 'Leer het door te spelen',
    rules: 'Regels',
    rulesNote: 'Allemaal',
    keys: 'Toetsen',
    keysNote: 'Voor het toetsenbord',
    settings: 'Instellingen',
    settingsNote: 'Tekst, tips, snelheid',
    sound: 'Geluid',
    night: 'Nacht',
  },
  players: {
    title: 'Spelers en bots',
    text: 'Wie speelt elke plek: een mens of een bot? Je kunt altijd wisselen.',
    over: 'Het spel is voorbij. Zij speelden:',
    seat: (seat, player) => (player ? `${seat} (${player})` : seat),
  },
  suggestions: {
    heading: 'Voorstellen',
    list: 'Wat is voorgesteld',
    takeUp: (n, words) => `Neem voorstel ${n} over: ${words}`,
    takeUpOf: (name, n, words) => `Voorstel ${n}, van ${name}: ${words}. Druk om het over te nemen`,
    dismissIt: (n, words) => `Verwerp voorstel ${n}: ${words}`,
  },
  savePage: {
    plank: 'Bewaar deze bladzijde',
    how: 'Bewaar hem als plaatje, of druk hem af op één vel. Niets verlaat dit apparaat.',
    picture: 'Als plaatje',
    paper: 'Op papier',
    failed: 'Het plaatje kon niet worden gemaakt. Probeer hem af te drukken.',
    saved: 'Het plaatje staat bij je downloads.',
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
