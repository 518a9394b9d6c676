import type { SlipWords } from '../slips.ts'

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
    give: (leader, who) => `Laat ${leader} ${who} leiden?`,
    take: (who) => `Neem ${who} over?`,
    ownerOnly: (who) =>
      `De speler van ${who} heeft de hand niet geopend. Is die speler er niet, dan moeten alle anderen het eens zijn.`,
    takers: (who) =>
      `Alle spelers moeten het eens zijn. De kaarten van ${who} blijven verborgen tot de speler ze opent.`,
    who: (who) => `Wie leidt ${who} voortaan?`,
    whoText: 'Doet er nog een speler mee? Dan ziet elke speler alleen de eigen hand.',
    leave: 'Niemand anders',
    same: 'Ik ook',
    another: 'Een andere speler',
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
