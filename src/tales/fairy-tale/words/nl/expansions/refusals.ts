import type { ExpansionWords } from '../../expansion-words.ts'

/** Waarom een wens van de nieuwere dozen niet mag. */
export const expansionRefusals: ExpansionWords['refusals'] = {
  'cannot-burn': 'Die tegel vat nooit vlam, of brandt al.',
  'it-burns': 'Die tegel brandt.',
  'under-water': 'Die tegel staat onder water.',
  'no-water': 'De emmer is leeg: stap op een put of een rivier.',
  'no-fire-there': 'Daar brandt niets.',
  'not-downhill': 'Die tegel ligt niet verder van de Eik dan deze.',
  'points-so-already': 'De wegwijzer wijst al daarheen.',
  'switched-already': 'Dat is in deze beurt al omgezet.',
  'bridge-is-raised': 'De brug op die weg is opgehaald.',
  'must-be-placed':
    'Een tegel met een trom of een donker bosje moet worden gelegd: hij gaat niet onder de stapel en wordt niet weggeruild.',
  'no-barracks-here': 'Soldaten komen in dienst op een kazerne.',
  'too-many-soldiers': 'Geen soldaten meer: twee op een tegel, vier in het bos.',
  'order-given': 'Het bevel van deze beurt is gegeven.',
  'no-soldier-there': 'Daar staat geen soldaat.',
  'not-on-the-oak': 'Een soldaat mag over de Eik lopen, maar er niet blijven.',
  'monsters-in-the-way': 'Er staan monsters in de weg.',
  'nobody-to-take-along': 'Hier is geen dorpeling om mee te nemen.',
  'no-such-spell': 'Die spreuk heeft de held niet.',
  'tongue-tied': 'Een vloek bindt elke tong: geen krachten tot zijn diamant gebroken is.',
  'nothing-to-mend': 'Op die tegel is niets gebruikt of gebroken.',
}
