import type { Messages } from '../messages.ts'

/** Waarom iets niet mag: één gewone zin voor elke reden van de wet. */
export const refusals: Messages['refusals'] = {
  over: 'Het verhaal is uit.',
  'answer-first': 'Eerst wacht er een vraag op antwoord.',
  'not-asked': 'Dat vraagt nu niemand.',
  'not-in-hand': 'Die kaart is niet in je hand.',
  'fight-first': 'De colonne staat klaar: laat haar eerst vechten.',
  'last-life': 'Dit land zou je laatste leven kosten.',
  'kind-missing': 'Er liggen te weinig landen van die soort.',
  'too-few-lands': 'Er zijn te weinig landen over.',
  'not-in-army': 'Dat wezen is niet in je leger.',
  'must-assault': 'Niemand verdedigt nog: nu wordt de poort bestormd.',
  'attacked-already': 'Er is één aanval per beurt, en die is al geweest.',
  'not-ready': 'Het kwam deze beurt, en rust tot de volgende.',
  'sent-already': 'Het is al naar voren gestapt.',
  'nobody-to-meet': 'Elke verdediger treft al iemand.',
  'stronger-first': 'Door de huisregel kan een sterkere niet na een zwakkere komen.',
  'nobody-sent': 'Er is nog niemand naar voren gestapt.',
  'garrison-stands': 'Zolang er iemand verdedigt, kan de poort niet bestormd worden.',
}
