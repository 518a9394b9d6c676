import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: { lands: 'Een land, en een vriend', bait: 'Wie tegen wie', gate: 'De laatste, en de poort' },
  steps: {
    lands1:
      'Je hebt een houtland en de Bok. De Bok kost twee landen en vraagt een houtland. Er ligt al een land. Leg het andere.',
    lands2: 'Nu heb je twee landen over. Roep de Bok.',
    bait1:
      'Op de muur staan de Geweikoning en de Ganzenmeid. Stuur je eerst de Beer, dan velt de Koning hem. Stuur eerst de Ezel, als lokaas.',
    bait2:
      'De Koning komt op de Ezel af, want hij doodt hem en leeft. Nu is alleen de Ganzenmeid nog vrij. Stuur de Beer.',
    bait3: 'De Ganzenmeid moet op de Beer af. Laat ze vechten.',
    gate1: 'Er is nog één verdediger. Je leger is groot: nu is het moment. Stuur een van de Wolkenreuzen.',
    gate2: 'Vecht. Daarna staat er niemand meer op de muur.',
    gate3: 'Volgende beurt bestorm je de poort. Kom eerst deze nacht door: beëindig de beurt.',
    gate4: 'De kracht van wie niet rust, telt tegen drie dobbelstenen. Bestorm de poort!',
  },
  done: {
    lands:
      'De Bok is gekomen. Hij rust tot je volgende beurt. Nog meer landen in deze beurt kosten elk een leven.',
    bait: 'De Ganzenmeid viel, en de Beer is ongedeerd, dankzij de Ezel. Wie erop afkomt, hangt af van wie nog vrij is.',
    gate: 'De vesting is van jou. Laat je de laatste verdediger staan, dan groeit je leger, maar elke nacht brandt je kaars.',
  },
  another: 'Dat mag. Maar probeer eerst wat ik vertelde.',
  begin: 'Speel een echt beleg',
}
