import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: {
    build: 'Inkomen en bouwen',
    claim: 'Belasting, land en een rood vak',
    siege: 'Verborgen kaarten en een belegering',
  },
  told: {
    build: [
      'Jij speelt het Kruis. Elke beurt begint met een kaart. Iedereen met een gebouw van die soort krijgt betaald. Draai de kaart om.',
      'Een Pakhuis! Handel betaalt. Jouw Herberg gaf twee bakstenen, en twee meer voor het vaantje op het perceel. Het Tolhuis van de Leeuw gaf ook. De kaart is van jou. Handel heeft een weg nodig: druk op de kaart, dan op jouw perceel a4.',
      'Gebouwd! De vier bakstenen zijn vier punten. Vanaf nu betaalt Handel jou voor het beste van de twee.',
    ],
    claim: [
      'Je hebt acht bakstenen. Meer dan vijf zijn niet veilig: een kaart van het Stadsbestuur brengt iedereen belasting. Draai de kaart om.',
      'Een Kapel! De belasting nam drie van je bakstenen voor er iemand betaald werd. Neem nu land in. Perceel a6 heeft twee stippen en kost twee bakstenen. Druk erop.',
      'Je Ridder staat er. Bouw de Kapel op a6. Dat mag: het ligt niet aan de rivier.',
      'Vier punten! Je merkteken staat op vak 4, een rood vak. Dat is hoger dan toen je beurt begon. Eindig je beurt.',
      'Voor het rode vak trok je een Invloedkaart. Het is een Lening: vijf bakstenen als je ze nodig hebt.',
    ],
    siege: [
      'Nu het strategische spel. De Leeuw heeft een Landhuis dat iedereen zag, en een kaart die alleen de Leeuw kent. Jij hebt geen bakstenen, maar wel een verborgen Lening. Speel die.',
      'Vijf bakstenen! De Herberg van de Leeuw op c4 heeft nog één vrije buur: c5. Aan de ene kant sta jij, aan de andere de Lelie. Neem c5 in.',
      'Omsingeld! Een perceel valt als zijn laatste vrije buur wordt ingenomen en er rondom alleen rivalen zijn. Het perceel, de Herberg en twee punten zijn van jou.',
    ],
  },
  another: 'Dat mag. Maar doe eerst wat ik vroeg.',
  town: 'Het deel van de stad in deze les',
  reveal: 'Draai een kaart om',
  end: 'Einde beurt',
  hand: 'Je kaarten',
  begin: 'Speel een echt spel',
}
