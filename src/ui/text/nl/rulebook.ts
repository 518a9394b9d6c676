import type { RulebookWords } from '../rulebook.ts'

/** Woorden van het regelboek van elk verhaal: zijn bladzijden, de kleine borden erop, en hoe je iets vindt. */
export const rulebook: RulebookWords = {
  search: 'Zoek een regel',
  searchHow: 'Nederlands of Engels',
  found: (count) => (count === 1 ? 'Eén bladzijde gevonden.' : `${count} bladzijden gevonden.`),
  nothing: (words) =>
    `Niets over “${words}”. Probeer een ander woord, of sla een hoofdstuk aan de zijkant op.`,
  tryIt: 'Probeer het',
  tryPage: (name) => `Probeer het: ${name}`,
  board: (name) => `Een klein bord: ${name}`,
  example: (number, of) => `Voorbeeld ${number} van ${of}`,
  begin: 'Zo staat het.',
  choose: 'Nu kies jij: druk op een plek op het bord, of hier.',
  refused: (why) => `Dat mag niet: ${why}`,
  step: 'stap',
  back: 'terug',
  again: 'opnieuw',
  another: 'Nog een voorbeeld',
  moment: (at, of) => `${at} van ${of}`,
  ours: 'Onze uitleg',
  oursHow: 'Het spel zelf zwijgt hier of is onduidelijk. Daarom spelen wij zo:',
  addition: 'Dit hebben wij erbij bedacht: het spel zelf vertelt niet wat het doet.',
  rule: (number) => `Regel ${number}`,
  chapter: (title) => `Alles van “${title}”`,
  next: 'De volgende regel',
  before: 'De vorige regel',
  print: 'Druk deze bladzijde af',
  toTale: 'Naar het verhaal',
  strange: (name) => `Er is geen bladzijde “${name}” in dit boek.`,
}
