import type { Messages } from '../messages.ts'

/** Why a wish is not allowed: one plain sentence for each reason code of the engine. */
export const refusals: Messages['refusals'] = {
  sides: { north: 'noord', east: 'oost', south: 'zuid', west: 'west' },
  'game-is-over': 'Het sprookje is uit.',
  'not-in-this-phase': 'Dat moet wachten op zijn eigen deel van de beurt.',
  'answer-first': 'Eerst moet op het bord een kant worden gekozen.',
  'nothing-to-answer': 'Er hoeft nu geen kant te worden gekozen.',
  'no-such-tile': 'Zo’n tegel is er niet in de hand.',
  'no-such-slot': 'Zo’n plek heeft de markt niet.',
  'slot-is-empty': 'Die plek in de markt is leeg: de stapel is op.',
  'no-road-to-the-oak': 'Zo gedraaid zou er geen weg naar de Eik leiden.',
  'tiles-left-to-lay': 'Eerst moeten alle vier de tegels rond de Eik liggen.',
  'no-steps-left': 'In deze beurt zijn geen stappen meer over.',
  'not-next-door': 'Daarheen leidt geen weg in zo weinig stappen.',
  'no-road-out': (edge) => `Aan de ${edge}kant van deze tegel is geen weg.`,
  'road-joins-nothing': (edge) => `De weg aan de ${edge}kant loopt daar niet verder.`,
  'no-expand-left': 'In deze beurt is al een tegel gelegd of weggeschoven.',
  'place-is-taken': 'Daar ligt al een tegel.',
  'not-next-to-the-forest': 'Een tegel moet aan het bos grenzen.',
  'no-road-joins': 'Geen van zijn wegen zou op een weg van het bos aansluiten.',
  'road-meets-hedge': (edge) => `De weg aan de ${edge}kant zou op een heg stuiten.`,
  'hedge-meets-road': (edge) => `De heg aan de ${edge}kant zou een weg versperren.`,
  'too-close-to-the-oak': (minimum) =>
    `Zo dicht bij de Eik mag geen duistere diamant liggen: minstens ${minimum} tegels ervandaan.`,
  'closes-the-last-road':
    'Dat zou de laatste open weg van het bos afsluiten, terwijl er nog een diamant moet komen.',
  'a-tile-can-be-placed': 'Er past nog minstens één markttegel, dus geen enkele mag worden weggeschoven.',
  'pile-is-empty': 'De stapel is leeg: er is niets om een tegel onder te leggen.',
  'diamonds-stay': 'Een duistere diamant blijft in de markt zolang een andere tegel kan worden weggeschoven.',
  'no-remove-left': 'In deze beurt is al een monster verwijderd.',
  'no-such-monster-here': 'Dat monster staat niet op de tegel van dit personage.',
}
