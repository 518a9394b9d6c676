import { strong } from '../../../../ui/text/emphasis.ts'
import type { RulePagesWords } from '../rule-pages.ts'

export const rulePages: RulePagesWords = {
  pages: {
    board: {
      title: 'De citadel',
      text: `48 percelen liggen in drie ringen. De stippen zijn de ${strong('prijs')} in bakstenen, het vaantje is de ${strong('premie')}, die bij het inkomen komt. Percelen grenzen aan elkaar als ze een rand delen.`,
    },
    setup: {
      title: 'Eerste percelen',
      text: `De laatste plek kiest eerst, dan die ervoor, ronde na ronde: twee of drie percelen met samen hooguit ${strong('10 stippen')}. Ze kosten niets. Je eigen percelen mogen niet aan elkaar grenzen.`,
    },
    reveal: {
      title: 'Een kaart omdraaien',
      text: `Begin je beurt met de bovenste kaart. Bij een gebouw krijgt iedereen die er een van die soort heeft betaald voor ${strong('het beste')}: zijn bakstenen en de premie van het perceel. Daarna gaat de kaart naar je hand.`,
    },
    taxes: {
      title: 'Belasting',
      text: `Een kaart van het Stadsbestuur brengt eerst belasting: iedereen geeft terug wat er ${strong('boven de 5')} bakstenen is. Dan betaalt ze als elke kaart.`,
    },
    claim: {
      title: 'Een perceel innemen',
      text: `Betaal de stippen, en je Ridder staat er. ${strong('Twee keer')} per beurt. Het perceel moet vrij zijn en grenzen aan een van jou; een gebouw zonder eigenaar krijg je erbij. Je hebt 25 Ridders.`,
    },
    build: {
      title: 'Bouwen',
      text: `Betaal de bakstenen van de kaart en leg haar op een leeg perceel van jou. ${strong('Twee keer')} per beurt. Elke baksteen erop is een punt.`,
    },
    stand: {
      title: 'Wat waar mag staan',
      text: `Burgerij staat overal. Ambacht ${strong('niet in de binnenste ring')}. Stadsbestuur ${strong('niet aan de rivier')}. Handel ${strong('alleen aan een weg')}.`,
    },
    roads: {
      title: 'Wegen en Tolhuizen',
      text: `Drie wegen leiden naar het midden, en aan elk liggen zes percelen. Alleen daar mag Handel staan; en aan elke weg maar ${strong('één Tolhuis')}.`,
    },
    raze: {
      title: 'Slopen',
      text: 'Voor 5 bakstenen mag je een eigen gebouw slopen. Het gaat uit het spel, en je punten gaan omlaag.',
    },
    pawnshop: {
      title: 'De Lommerd',
      text: `Die geeft ${strong('de helft')} van de waarde, naar boven afgerond, en legt de kaart open neer. Elke kaart die er ligt kost ${strong('5 bakstenen')}. In één beurt koop je niet terug wat je verkocht, en verkoop je niet wat je kocht.`,
    },
    'buy-pile': {
      title: 'Een kaart van de stapel',
      text: 'Voor 5 bakstenen neem je het volgende gebouw, verborgen voor alle anderen. Niemand wordt ervoor betaald. Gebeurtenissen onderweg overkomen iedereen meteen.',
    },
    hire: {
      title: 'Invloed inhuren',
      text: `Een Invloedkaart kost ${strong('5 bakstenen')}. Twee mag je houden; bij een derde kies je meteen welke van de drie weggaat.`,
    },
    score: {
      title: 'Punten en rode vakken',
      text: `Je merkteken staat bij de bakstenen op je gebouwen. Eindigt je beurt op een ${strong('rood vak')}, hoger dan hij begon, dan krijg je een Invloedkaart.`,
    },
    goal: {
      title: 'Het doel',
      text: `Het spel is uit als iemand aan het eind van een beurt bij het doel staat. ${strong('De hoogste')} wint. Bij een gelijke stand winnen de meeste percelen, dan de meeste bakstenen; anders delen ze.`,
    },
    last: {
      title: 'De laatste ronde',
      text: 'Als elk perceel van iemand is, of de stapel op is, wordt de ronde uitgespeeld tot de laatste plek. Dan winnen de meeste punten.',
    },
    resign: {
      title: 'Opgeven',
      text: 'Geef je op, dan gaan je gebouwen uit het spel en komen je percelen vrij. De laatste die overblijft, wint.',
    },
    epochs: {
      title: 'Drie tijdperken',
      text: `In het strategische spel komen de kaarten van tijdperk ${strong('A')} eerst, dan ${strong('B')}, dan ${strong('C')}. De grote gebouwen komen het laatst.`,
    },
    market: {
      title: 'De Vrije Markt',
      text: `In het strategische spel, met een eigen gebouw van ${strong('Handel')}, verkoop en koop je hier kaarten voor hun volle waarde.`,
    },
    siege: {
      title: 'Belegering',
      text: `In het strategische spel valt een perceel als zijn ${strong('laatste vrije buur')} wordt ingenomen en er rondom alleen rivalen zijn. De Orde die innam krijgt het, met gebouw en al.`,
    },
    powers: {
      title: 'Grote Machten',
      text: `In het strategische spel geven ${strong('drie gebouwen')} van een soort de Grote Macht: meteen punten, en meer inkomen. Heeft iemand er meer, dan gaat ze daarheen.`,
    },
    secrets: {
      title: 'Wat verborgen is',
      text: 'Handen zijn verborgen. Een kaart die werd omgedraaid, of in een winkel gekocht, blijft bij iedereen bekend. Voor de beurt van een ander is het scherm bedekt.',
    },
    two: {
      title: 'Met z’n tweeën',
      text: `Beiden hebben ${strong('vijf percelen')} van samen hooguit 20 stippen, vijf kaarten en 10 bakstenen. Of ieder speelt ${strong('twee Orden')}, die nooit vechten maar niets delen.`,
    },
    rivals: {
      title: 'Invloed op rivalen',
      text: 'Desertie, Verbanning, Fakkel, Geldbuidel en Spion richt je op een rivaal. Niemand verliest er zijn laatste perceel aan.',
    },
    yourself: {
      title: 'Invloed voor jezelf',
      text: 'Lening, Bouwmeesters, Schenking, Oorkonde, Omroeper en Ontheffing helpen jou in je eigen beurt.',
    },
    themselves: {
      title: 'Invloed die zichzelf speelt',
      text: 'Een Vrijgeleide weert de eerste kaart die op jou gericht is. Een Vrijstelling spaart je de eerste belasting van 3 bakstenen of meer. Beide gaan vanzelf.',
    },
    giving: {
      title: 'Gebeurtenissen die geven',
      text: 'Een Gebeurtenis overkomt iedereen, dan wordt de volgende kaart omgedraaid.',
    },
    taking: {
      title: 'Gebeurtenissen die nemen',
      text: 'Je betaalt nooit meer dan je hebt. Moet er een Ridder weg en passen er meer, dan kiest zijn Orde.',
    },
  },
  choose: (plot) => `Kies ${plot}`,
  claim: (plot) => `Neem ${plot} in`,
  withdraw: (plot) => `Verlaat ${plot}`,
  discard: (card) => `Leg ${card} af`,
  take: (card) => `Neem ${card}`,
  play: (card, at) => (at === '' ? `Speel ${card}` : `Speel ${card} op ${at}`),
}
