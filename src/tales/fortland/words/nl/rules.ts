import { strong } from '../../../../ui/text/emphasis.ts'
import type { AllWords } from '../all-words.ts'

export const rules: AllWords['rules'] = {
  title: 'Zo speel je',
  pages: { game: 'Het spel' },
  aim: 'Je leger trekt om het land heen zoals de dobbelsteen zegt. Het bouwt forten op plaatsen van anderen: dat is een beleg. Of op je eigen plaatsen: dat is een muur, en een voorraad kracht. Als alle plaatsen van een land belegerd zijn, valt het. Wie overblijft heeft gewonnen.',
  begin: 'Om te beginnen',
  beginHow:
    'Om de beurt zet ieder het leger op een van de twee plekken bij de eigen stad. Dan begint Es, en het gaat tegen de klok in.',
  turn: 'Jouw beurt',
  turnHow: `Gooi de dobbelsteen: zoveel ${strong('acties')} moet je leger gebruiken, in welke volgorde je wilt.`,
  march: 'Marcheren',
  marchHow:
    'Eén actie: één stap verder in de richting waarin het kijkt. Door andere legers heen, maar nooit stoppen waar er een staat.',
  turnRound: 'Omkeren',
  turnRoundHow: 'Twee acties, één keer per beurt.',
  build: 'Een fort bouwen',
  buildHow:
    'Twee acties bij een dorp, drie bij een stad, waar nog geen fort staat. Bij een ander is dat belegeren, bij jezelf versterken. Je hebt er vijf.',
  tear: 'Een fort afbreken',
  tearHow: 'Twee of drie acties: het gaat naar huis, naar wie het bouwde.',
  home: 'Je eigen fort halen',
  homeHow:
    'Kost niets en geeft twee of drie acties erbij, waar het ook staat. Niet in de beurt waarin je het bouwde.',
  all: 'Alle acties moeten worden gebruikt',
  allHow: 'Een actie waardoor je er voor niets overhoudt gaat niet. Niemand hoeft een eigen fort te halen.',
  undo: 'Terug mag vrij tot aan je worp. Verder terug moet iedereen het eens zijn.',
  fall: 'Belegeren en vallen',
  siegeHow: 'Een plaats is belegerd zolang er een fort van een ander land op staat.',
  fallHow:
    'Als alle plaatsen van een land belegerd zijn, valt het meteen: het leger vertrekt, de forten van en op dat land gaan naar huis, en er wordt daar niets meer gebouwd.',
  end: 'Hoe het eindigt',
  last: 'Eén blijft over',
  lastHow: 'Wie het laatste land is heeft gewonnen.',
  winter: 'Winter',
  winterHow:
    'Na de laatste ronde vóór de winter wint wie het meest aan vrije plaatsen heeft: een stad telt drie, een dorp twee.',
  giveUp: 'Opgeven',
  giveUpHow: 'In je eigen beurt: je land valt.',
  house: 'Huisregels aan deze tafel',
  noHouse: 'Geen.',

  ours: 'De bron laat sommige dingen open, of is daar verloren. Wat wij daar afspraken:',
  numbered: {
    1: 'Elk land heeft één stad in een hoek en dorpen ernaast, twee met twee of vier landen, drie met drie; vijf forten; één leger.',
    2: 'Een leger begint op een van de twee plekken bij de eigen stad en kijkt tegen de klok in.',
    3: 'Het gaat Es, Roos, Klaver, Dille: tegen de klok in, zoals de legers trekken.',
    4: 'Vóór de worp kan er niets.',
    5: 'Op een plek staat één leger. Legers trekken door andere heen maar kunnen daar niet stoppen, en op een bezette plek kunnen ze alleen verder.',
    6: 'Alle acties moeten worden gebruikt zover het kan, zonder een eigen fort te halen. Wat meer verspilt dan nodig gaat niet.',
    7: 'Een leger keert hooguit één keer per beurt om. De richting blijft.',
    8: 'Je eigen fort halen kost niets en geeft twee of drie acties, ook als er geen meer zijn, waar het ook staat.',
    9: 'Een fort blijft staan in de beurt waarin het gebouwd werd: wie het bouwde kan het dan niet halen.',
    10: 'Een land valt meteen als alle plaatsen belegerd zijn, door wie dan ook.',
    11: 'Het leger vertrekt, de forten van en op dat land gaan naar huis. Er wordt daar niets meer gebouwd. Wie bouwde speelt de beurt verder.',
    12: 'In de eigen beurt mag een land opgeven, als alle legers opgesteld zijn: het valt.',
    13: 'Na ronde 60 komt de winter: het meest aan vrije plaatsen wint; bij gelijk het meest onder beleg; anders delen ze.',
    14: 'Huisregels: forten blijven op gevallen land, eigen forten geven niets, twee dobbelstenen, omkeren kost drie, lappendeken, winter na 30, de eerste val is het einde.',
    15: 'Twee tot vier landen: voor meer noemt de bron geen plaatsen.',
    16: 'Huisregel: de eerste val is het einde. Wie het best staat, als bij de winter, wint; bij gelijk het land dat hem liet vallen.',
  },
}

export const keys: AllWords['keys'] = {
  groups: { board: 'De weg' },
  onBoard: 'Terwijl de weg de focus heeft.',
  means: {
    begin: 'Op het omslag: begin',
    roll: 'Gooi',
    end: 'Einde beurt',
    turn: 'Keer om',
    build: 'Bouw een fort: beleger of versterk',
    tear: 'Breek af, of haal je eigen fort',
    march: 'Marcheer één stap',
    'do-all': 'Doe het hele plan',
    confirm: 'Marcheer naar de plek. Is er meer nodig: één keer plannen, nog eens doen',
    'put-back': 'Laat het plan los',
    again: 'Zie de laatste beurt nog eens',
    countries: 'Hoor over alle landen',
    describe: 'Hoor wat dreigt',
    hint: 'Vraag de Wachter',
    level: 'Gevaren: uit, wat dreigt, of alles',
    rove: 'Over de weg, of recht naar de overkant',
    'row-ends': 'Home: naar het leger aan de beurt',
  },
}
