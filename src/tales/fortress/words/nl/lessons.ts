import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: { lands: 'Een land, en een vriend', bait: 'Wie treft wie', gate: 'De laatste, en de poort' },
  steps: {
    lands1:
      'Je hebt een houtland en de Bok. De Bok kost twee landen en vraagt een houtland. Er ligt er één: leg het andere.',
    lands2: 'Nu zijn er twee landen over. Roep de Bok.',
    bait1:
      'Op de muur staan de Geweikoning en de Ganzenmeid. Ging de Beer eerst, dan trof de Koning hem en velde hem. Stuur eerst de Ezel, als lokaas.',
    bait2:
      'De Koning treft de Ezel, want hij doodt hem en leeft. Nu is alleen de Ganzenmeid nog vrij. Stuur de Beer.',
    bait3: 'De Ganzenmeid moet de Beer treffen. Laat ze vechten.',
    gate1: 'Er is nog één verdediger. Je leger is groot: nu is het moment. Stuur een van de Wolkenreuzen.',
    gate2: 'Vecht. Daarna staat er niemand meer op de muur.',
    gate3: 'Volgende beurt wordt de poort bestormd, dus kom deze nacht door: beëindig de beurt.',
    gate4: 'Wie niet rust, telt mee: hun kracht tegen drie dobbelstenen. Bestorm de poort!',
  },
  done: {
    lands:
      'De Bok is gekomen. Hij rust tot je volgende beurt. Nog meer landen in deze beurt kosten elk een leven.',
    bait: 'De Ganzenmeid viel, en de Beer is ongedeerd. De Ezel gaf zich daarvoor: wie elk treft, hangt af van wie nog vrij is.',
    gate: 'De vesting is van jou. Wachten met de laatste verdediger laat je leger groeien, maar elke nacht brandt de kaars verder op.',
  },
  another: 'Dat mag. Maar probeer wat ik je vertelde.',
  begin: 'Begin je beleg',
}
