import { strong } from '../../../../ui/text/emphasis.ts'
import type { RulePagesWords } from '../rule-pages.ts'

export const rulePages: RulePagesWords = {
  pages: {
    opening: {
      title: 'De eerste hand',
      text: 'Zeven kaarten. Zit er geen land of geen wezen bij, dan mag je één keer zeven andere trekken.',
    },
    lay: {
      title: 'Leg een land',
      text: `Zoveel je wilt. ${strong('Elk na het eerste')} in een beurt kost één leven, en nooit je laatste.`,
    },
    cast: {
      title: 'Roep een kaart',
      text: `Zoveel landen van haar soort als ze ${strong('vraagt')} moeten er liggen; zoveel ongebruikte als ze ${strong('kost')} worden gebruikt. Een wezen rust tot je volgende beurt.`,
    },
    treasure: {
      title: 'Jouw schat',
      text: 'Je roept hem als een wezen, hij heeft geen soort, en werkt vanaf het moment dat hij voor je ligt.',
    },
    attack: {
      title: 'De aanval',
      text: `Eén keer per beurt. Stuur wezens ${strong('één voor één')}, en vecht dan. Zolang de colonne staat, kan er niets anders.`,
    },
    meet: {
      title: 'Wie treft wie',
      text: 'Van de vrije verdedigers: wie doodt en leeft; anders wie leeft; anders wie doodt; anders de zwakste. Wie elk treft, hangt af van wie nog vrij is.',
    },
    fight: {
      title: 'Het gevecht',
      text: 'Alle paren slaan tegelijk toe. Wie minstens zoveel kracht krijgt als hij taai is, valt.',
    },
    night: {
      title: 'De nacht',
      text: 'Een steen om je leven: 1 geeft er een, 2 tot 4 nemen er een, 5 en 6 nemen er twee. Bij nul is het beleg verloren.',
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
      text: 'Door de kaars, door op te geven, of als er geen wezen meer is in leger, hand en stapel.',
    },
    order: {
      title: 'Sterkste eerst',
      text: 'Een huisregel: aanvallers gaan in dalende volgorde van kracht en taaiheid samen.',
    },
  },
}
