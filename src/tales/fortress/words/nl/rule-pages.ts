import { strong } from '../../../../ui/text/emphasis.ts'
import type { RulePagesWords } from '../rule-pages.ts'

export const rulePages: RulePagesWords = {
  pages: {
    opening: {
      title: 'De eerste hand',
      text: 'Je trekt zeven kaarten. Zit er geen land of geen wezen bij, dan mag je één keer zeven andere trekken.',
    },
    lay: {
      title: 'Leg een land',
      text: `Zoveel je wilt. ${strong('Elk na het eerste')} in een beurt kost één leven, en nooit je laatste.`,
    },
    cast: {
      title: 'Roep een kaart',
      text: `Je moet zoveel landen van haar soort hebben als ze ${strong('vraagt')}. Ze gebruikt zoveel landen als ze ${strong('kost')}. Een wezen rust tot je volgende beurt.`,
    },
    treasure: {
      title: 'Jouw schat',
      text: 'Je roept hem als een wezen. Hij heeft geen soort en werkt meteen.',
    },
    attack: {
      title: 'De aanval',
      text: `Eén keer per beurt. Stuur wezens ${strong('één voor één')}, en vecht dan. Is er een naar voren gestapt, dan kun je alleen nog sturen of vechten.`,
    },
    meet: {
      title: 'Wie tegen wie',
      text: 'Van de vrije verdedigers: wie doodt en leeft; anders wie leeft; anders wie doodt; anders de zwakste. Wie erop afkomt, hangt af van wie nog vrij is.',
    },
    fight: {
      title: 'Het gevecht',
      text: 'Alle paren slaan tegelijk toe. Een wezen valt als de kracht van de ander minstens zijn taaiheid is.',
    },
    night: {
      title: 'De nacht',
      text: 'Gooi een steen. 1 geeft één leven, 2 tot 4 kosten er een, 5 en 6 kosten er twee. Bij nul is het beleg verloren.',
    },
    assault: {
      title: 'De bestorming',
      text: `In de beurt nadat de laatste verdediger viel: de kracht van allen die niet rusten, tegen ${strong('drie dobbelstenen')}.`,
    },
    again: {
      title: 'Verdreven',
      text: 'Meer dan vijf onder de stenen: al je kaarten komen bijeen voor een nieuw beleg, of je geeft het op.',
    },
    end: {
      title: 'Hoe je verliest',
      text: 'Je leven is op, je geeft op, of je hebt geen wezen meer in leger, hand en stapel.',
    },
    order: {
      title: 'Sterkste eerst',
      text: 'Huisregel: tel kracht en taaiheid op. Stuur de hoogste eerst.',
    },
  },
}
