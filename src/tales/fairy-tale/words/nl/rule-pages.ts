import type { RulePagesWords } from '../rule-pages.ts'

export const rulePages: RulePagesWords = {
  pages: {
    oak: {
      title: 'De drie harten van de Eik',
      text: 'Elk monster wil naar de Eik. Komt er een aan, dan is het weg en neemt het een hart mee. Met het derde hart is het verhaal verloren.',
    },
    sides: {
      title: 'De vier kanten',
      text: 'Twee schuine lijnen door de Eik delen het bos in noord, oost, zuid en west. Een tegel op zo’n lijn hoort bij allebei.',
    },
    opening: {
      title: 'Het begin',
      text: 'Rond de Eik komen vier eerste tegels, gedraaid zoals je wilt, elk met een weg naar de Eik. Helden beginnen op de Eik en zijn om de beurt.',
    },
    'new-monsters': {
      title: 'Nieuwe monsters komen',
      text: 'Elke beurt begint met een dobbelsteen: 1 noord, 2 oost, 3 zuid, 4 west. Bij een 5 kies jij. Hoe breder het bos, hoe meer er komen.',
    },
    entrance: {
      title: 'Waar ze binnenkomen',
      text: 'Monsters komen binnen op de buitenste tegel van hun kant die met een weg aan de Eik vastzit.',
    },
    six: {
      title: 'Als er een 6 valt',
      text: 'Ze komen uit het verste hol. Een duistere diamant in het bos is ook een hol.',
    },
    walk: {
      title: 'Lopen',
      text: 'Hoogstens twee stappen over de wegen. Monsters, poorten en volle tegels houden een held nooit tegen.',
    },
    expand: {
      title: 'Een tegel leggen',
      text: 'Eén tegel van de markt, gedraaid zoals je wilt, naast het bos. Weg komt aan weg, en heg aan heg.',
    },
    remove: {
      title: 'Verjagen',
      text: 'Eén keer per beurt verjaag je één monster van de tegel waarop je staat.',
    },
    sweep: {
      title: 'Als er niets past',
      text: 'Kan geen tegel van de markt gelegd worden, dan mag er één onder de stapel. Er komt een nieuwe.',
    },
    fell: {
      title: 'Een tegel vellen',
      text: 'Moet er nog een diamant komen en past niets meer, dan mag je een tegel vellen om plaats te maken.',
    },
    'monsters-move': {
      title: 'Monsters lopen',
      text: 'Je eindigt je beurt met een dobbelsteen. 1 tot 4: de monsters van die kant doen een stap. 5: jij kiest de kant. 6: allemaal. De dichtste gaan eerst.',
    },
    way: {
      title: 'Hoe een monster kiest',
      text: 'Het wil recht op de Eik af, langs de langste van de twee wegen. Kan dat niet, dan probeert het de andere drie, met de klok mee. Het onthoudt nooit waar het was.',
    },
    crowd: {
      title: 'Als alles vol is',
      text: 'Drie monsters maken een tegel vol. Kan een monster alleen naar volle tegels, dan dringt het erbij en haast het zich meteen verder.',
    },
    meeting: {
      title: 'Als twee regels elkaar ontmoeten',
      text: '“Mag niet” gaat voor “moet”: eerst wat een monster vasthoudt, dan wat zijn weg verspert, dan wat het lokt.',
    },
    'cut-off': {
      title: 'Losse tegels',
      text: 'Een stuk bos waar geen weg meer heen gaat, blijft liggen en telt mee. Het kan weer vastgemaakt worden.',
    },
    end: {
      title: 'Hoe het eindigt',
      text: 'Breek de derde duistere diamant en je wint meteen, allemaal samen, tenzij jullie tafel een ander doel koos. Opgeven mag ook.',
    },
  },
  done: 'Klaar.',
  fell: (face) => `De dobbelsteen toont ${face}.`,
  side: (side) => `De kant: ${side}`,
  layTurned: (tile, side) => `Leg ${tile}, ${side} van de Eik`,
  felled: (place) => `Vel de tegel op ${place}`,
  powers: {
    'bargain-movement': 'Geen nieuwe monsters, en twee worpen om te lopen',
    'bargain-monsters': 'Twee worpen voor nieuwe monsters, en geen om te lopen',
    reroll: 'Wens: gooi de dobbelsteen opnieuw',
    fly: 'Wens: vliegen',
    clear: 'Wens: een tegel leegmaken',
    pull: 'Trekken',
  },
  keepDie: 'Houd deze worp',
}
