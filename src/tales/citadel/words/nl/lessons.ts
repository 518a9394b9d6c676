import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: {
    build: 'Betaald worden, en bouwen',
    claim: 'Belasting, land en een rood vak',
    siege: 'Verborgen handen, en een belegering',
  },
  told: {
    build: [
      'Jij leidt het Kruis. Elke beurt begint met een kaart: wie een gebouw van haar soort heeft, krijgt betaald. Draai haar om.',
      'Een Pakhuis: Handel wordt betaald. Jouw Herberg bracht haar twee bakstenen, en twee meer voor het vaantje op haar perceel; ook het Tolhuis van de Leeuw werd betaald. De kaart is van jou. Ze is van Handel en heeft dus een weg nodig. Druk op de kaart, dan op jouw perceel a4.',
      'Gebouwd! De vier bakstenen zijn vier punten, en vanaf nu betaalt Handel jou voor het beste van de twee.',
    ],
    claim: [
      'Je hebt acht bakstenen, en meer dan vijf zijn niet veilig: een kaart van het Stadsbestuur brengt iedereen belasting. Draai de kaart om.',
      'Een Kapel nam drie van je bakstenen voor er iemand betaald werd. Koop nu land: a6 heeft twee stippen en kost dus twee bakstenen. Druk erop.',
      'Je Ridder staat er. Bouw de Kapel erop: het ligt niet aan de rivier, dus het mag.',
      'Vier punten, en je merkteken staat op vak 4, dat rood is. Dat is hoger dan toen je beurt begon. Eindig je beurt.',
      'Voor het rode vak trok je een Invloedkaart. Het was een Lening: vijf bakstenen, wanneer je ze nodig hebt.',
    ],
    siege: [
      'Nu het strategische spel. De Leeuw heeft een Landhuis dat iedereen zag, en een kaart die alleen de Leeuw kent. Jij hebt geen bakstenen, maar wel een verborgen kaart: een Lening. Speel die.',
      'Vijf bakstenen. De Herberg van de Leeuw op c4 heeft nog één vrije buur: c5. Aan de ene kant sta jij, aan de andere de Lelie. Neem c5 in.',
      'Omsingeld! Een perceel valt als zijn laatste vrije buur wordt ingenomen en er rondom alleen rivalen zijn. Perceel en Herberg zijn van jou, en twee punten.',
    ],
  },
  another: 'Dat mag. Maar probeer waarover ik je vertelde.',
  town: 'Het deel van de stad waar de les over gaat',
  reveal: 'Draai een kaart om',
  end: 'Einde beurt',
  hand: 'Je kaarten',
  begin: 'Begin je verhaal',
}
