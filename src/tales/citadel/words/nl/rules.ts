import { strong } from '../../../../ui/text/emphasis.ts'
import { countNoun } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const rules: Messages['rules'] = {
  title: 'Zo speel je',
  pages: { game: 'Het spel', cards: 'De kaarten', rulings: 'Regel voor regel' },
  aim: 'Je leidt een Orde van Ridders in een ronde citadel. Bezit percelen, bouw erop en krijg betaald voor wat je hebt. Elke baksteen op je gebouwen is een punt. Wie aan het eind van een beurt bij het doel staat, wint.',
  begin: 'Eerst dit',
  beginHow:
    'Iedereen heeft 25 Ridders, 5 bakstenen en drie verborgen Gebouwkaarten. Om de beurt, de laatste plek eerst, kiest ieder twee of drie percelen met samen hooguit 10 stippen. Je eigen percelen mogen niet aan elkaar grenzen.',
  turn: 'Je beurt',
  turnHow: `Draai eerst een kaart om. Een ${strong('Gebeurtenis')} overkomt iedereen, en dan komt de volgende kaart. Bij een ${strong('gebouw')} krijgt ieder met een gebouw van die soort betaald voor het beste. Doe daarna wat je wilt, in elke volgorde, en eindig je beurt.`,
  income: 'Inkomen',
  incomeHow:
    'De bakstenen van je beste gebouw van die soort, plus de premie van het perceel. De kaart gaat naar de hand van wie haar omdraaide.',
  taxes: 'Belasting',
  taxesHow:
    'Komt er een kaart van het Stadsbestuur, dan geeft iedereen terug wat er boven de 5 bakstenen is. Daarna wordt er betaald.',
  pawnshop: 'Lommerd',
  pawnshopHow:
    'Koopt elke kaart voor de helft, naar boven afgerond, en verkoopt elke kaart voor 5 bakstenen.',
  pile: 'Van de stapel',
  pileHow: '5 bakstenen: het eerste gebouw dat komt is van jou, en niemand ziet het.',
  claim: 'Een perceel innemen',
  claimHow: 'Zijn stippen in bakstenen, twee keer per beurt. Het moet vrij zijn en grenzen aan een van jou.',
  build: 'Bouwen',
  buildHow:
    'De bakstenen van de kaart, twee keer per beurt, op je eigen perceel. Ambacht niet in de binnenste ring, Stadsbestuur niet aan de rivier, Handel alleen aan een weg.',
  raze: 'Slopen',
  razeHow: '5 bakstenen: een eigen gebouw gaat uit het spel.',
  hire: 'Invloed inhuren',
  hireHow: '5 bakstenen: een Invloedkaart. Twee mag je houden; van drie doe je er meteen een weg.',
  score: 'Punten en rode vakken',
  scoreHow:
    'Je merkteken op de muur staat bij de bakstenen op je gebouwen. Eindigt je beurt op een rood vak, hoger dan hij begon? Dan krijg je een Invloedkaart.',
  influence: 'Invloedkaarten',
  influenceHow: 'Speel ze in je eigen beurt, voor je een kaart omdraait of erna.',
  end: 'Zo eindigt het',
  goal: 'Het doel',
  goalHow:
    'Wie bij het eind van een beurt bij het doel staat, heeft gewonnen. Van meer dan een de hoogste; dan de meeste percelen, dan de meeste bakstenen; anders delen ze.',
  last: 'De laatste ronde',
  lastHow:
    'Als alle 48 percelen tegelijk van iemand waren, of de stapel op is, wordt de ronde nog uitgespeeld.',
  giveUp: 'Opgeven',
  giveUpHow:
    'Je gebouwen gaan uit het spel, je percelen zijn vrij. Wie als laatste overblijft, heeft gewonnen.',
  strategic: 'Het strategische spel',
  epochs: 'Tijdperken',
  epochsHow: 'De kaarten komen in drie tijdperken: kleine gebouwen eerst, grote het laatst.',
  marketHow: 'Met een eigen gebouw van Handel: verkoop en koop voor de volle waarde.',
  siege: 'Belegering',
  siegeHow:
    'Neem je een perceel in, en liggen er om dat van een rivaal ernaast dan alleen nog vijanden, dan valt het met gebouw en al aan jou.',
  powers: 'Grote Machten',
  powersHow: 'Drie gebouwen van een soort geven de Grote Macht: punten, en meer inkomen.',
  secrets: 'Wat verborgen is',
  secretsHow:
    'Handen zijn verborgen, behalve kaarten die iedereen zag. Niemand kent de volgorde van de stapel. Voor elke beurt is het scherm bedekt tot wie aan de beurt is zover is.',
  two: 'Met z’n tweeën',
  twoHow: 'Beiden beginnen met vijf percelen, vijf kaarten en 10 bakstenen; of ieder leidt twee Orden.',
  undo: 'Terugnemen mag vrij tot de laatste kaart die getrokken is. Verder terug moet iedereen het goedvinden.',

  cardsAim:
    'Invloedkaarten zijn verborgen en speel je in je eigen beurt. Gebeurtenissen komen van de stapel en overkomen iedereen.',
  onRivals: 'Invloed op rivalen',
  onYourself: 'Invloed voor jezelf',
  byThemselves: 'Invloed die zichzelf speelt',
  giving: 'Gebeurtenissen die geven',
  taking: 'Gebeurtenissen die nemen',

  /** What stands beside the board of an example. */
  has: 'Wie wat heeft',
  inHand: (cards) => `hand: ${cards}`,
  backs: (count) => countNoun(count, 'verborgen kaart', 'verborgen kaarten'),
  inInfluence: (cards) => `Invloed: ${cards}`,

  ours: 'De bron laat sommige dingen open, of is hier en daar verloren. Wat wij daar vastlegden:',
  numbered: {
    1: 'Het bord heeft 48 percelen in drie ringen: 8 binnen, 16 in het midden, 24 buiten, in acht sectoren a tot h.',
    2: 'Percelen grenzen aan elkaar als ze een rand delen; een hoek is niet genoeg.',
    3: 'Drie wegen leiden naar het midden, en aan elke staat hooguit één Tolhuis, van wie ook.',
    4: 'De rivier loopt langs randen van percelen; 15 percelen liggen eraan.',
    5: 'Elk perceel heeft stippen, zijn prijs in bakstenen, en een premie van 0 tot 3, extra inkomen.',
    6: 'Rode vakken zijn de even getallen die niet door 6 deelbaar zijn: 2, 4, 8, 10, 14, 16, 20 enzovoort.',
    7: 'Er zijn 68 Gebouwkaarten: 20 Burgerij, 18 Ambacht, 16 Stadsbestuur, 14 Handel.',
    8: 'Plekken tellen met de klok mee en de eerste begint; op de omslag kun je loten.',
    9: 'Eerste percelen: die van jezelf mogen niet aan elkaar grenzen; naast een rivaal mag wel.',
    10: 'Twee mensen hebben elk vijf percelen, vijf kaarten en 10 bakstenen, of spelen gewoon, of leiden elk twee Orden, die elkaar geen kwaad doen.',
    11: 'Je krijgt altijd betaald voor het gebouw dat het meest betaalt.',
    12: 'Wat meer mensen raakt, gaat met de klok mee vanaf wie aan de beurt is.',
    13: 'De stapel komt één keer: gesloopte gebouwen en voorbije Gebeurtenissen komen niet terug.',
    14: 'In één beurt koop je niets terug wat je verkocht, en verkoop je niets wat je kocht. De twee winkels delen hun kaarten niet.',
    15: 'Bij een kaart van de stapel wordt niemand betaald of belast; Gebeurtenissen onderweg overkomen iedereen.',
    16: 'Wat je inneemt grenst aan een eigen perceel, tenzij je er geen een hebt.',
    17: 'Een gesloopt gebouw is weg; opnieuw bouwen hoeft niet.',
    18: 'Je merkteken is altijd precies de bakstenen op je gebouwen, met Grote Machten: het gaat ook omlaag.',
    19: 'Wat Invloedkaarten zeggen is van ons: die van de bron zijn verloren.',
    20: 'Vrijgeleide en Vrijstelling werken vanzelf, zodat niemand iets gevraagd wordt in de beurt van een ander.',
    21: 'Wat Gebeurtenissen zeggen is van ons, behalve de oogst.',
    22: 'Niemand verliest zijn laatste perceel aan een kaart of een Gebeurtenis.',
    23: 'Een perceel valt als zijn laatste vrije buur wordt ingenomen en er rondom alleen rivalen zijn. Geen kettingen, niet met een Oorkonde, niet bij het begin; een laatste perceel mag vallen.',
    24: 'Een Grote Macht gaat naar wie het eerst drie gebouwen van haar soort heeft, en blijft tot iemand er meer heeft.',
    25: 'Dat wordt bekeken na elke verandering van gebouw of eigenaar, en haar punten tellen meteen.',
    26: 'Of iemand gewonnen heeft, wordt bekeken aan het eind van elke beurt, na het rode vak.',
    27: 'Alle percelen tegelijk bezet, of een lege stapel: de ronde wordt uitgespeeld tot de laatste plek, en dan beslissen de punten.',
    28: 'Gelijke kansen: ook bij het doel wordt de ronde uitgespeeld. Dat is een huisregel.',
    29: 'Wie opgeeft vertrekt: gebouwen gaan uit het spel, percelen zijn vrij. Wie het laatst overblijft wint.',
    30: 'Een kaart die iedereen zag blijft bekend: ze ligt open in elke hand waar ze heen gaat.',
    31: 'Voor de verborgen kaarten van een ander te zien zijn, is het scherm bedekt tot die zover is.',
    32: 'Terugnemen mag vrij tot de laatste getrokken kaart, de laatste Spion, het laatste doorgeven, of een kaart die op een Vrijgeleide had kunnen stuiten.',
    33: 'In het strategische spel komen alle kaarten van tijdperk A voor die van B, en die voor C.',
    34: 'Nergens ligt een volgorde van de stapel: een kaart wordt gekozen op het moment dat ze wordt omgedraaid.',
    35: 'Elk perceel heeft een naam: zijn sector en een nummer, geteld van het midden naar buiten.',
  },
}
