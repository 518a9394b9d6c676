import { strong } from '../../../../ui/text/emphasis.ts'
import type { RulePagesWords } from '../rule-pages.ts'

export const rulePages: RulePagesWords = {
  pages: {
    land: {
      title: 'Fortland',
      text: 'Steden en dorpen liggen in een ring. De weg loopt er buitenom: naast elke kant van een plaats is een plek. Een plaats in een hoek heeft er twee.',
    },
    muster: {
      title: 'Opstellen',
      text: 'Elk leger begint bij de eigen stad, op een van de twee plekken, en kijkt tegen de klok in.',
    },
    roll: { title: 'De worp', text: `Gooi eerst. Zoveel ${strong('acties')} moet je leger gebruiken.` },
    march: {
      title: 'Marcheren',
      text: 'Eén actie brengt je leger één plek verder. Om een hoek is de volgende plek de andere kant van dezelfde plaats.',
    },
    turn: {
      title: 'Omkeren',
      text: `Twee acties, en maar ${strong('één keer per beurt')}. De richting blijft.`,
    },
    pass: {
      title: 'Langs andere legers',
      text: 'Marcheer erdoorheen, maar stop daar niet. Op de plek van een ander leger kun je alleen verder.',
    },
    build: {
      title: 'Bouwen',
      text: `Een fort kost ${strong('twee')} acties bij een dorp, ${strong('drie')} bij een stad. Bij een ander belegert het, bij jezelf versterkt het. Op een plaats staat één fort.`,
    },
    tear: { title: 'Afbreken', text: 'Twee of drie acties: het fort gaat naar huis, naar wie het bouwde.' },
    home: {
      title: 'Je eigen fort halen',
      text: `Het kost niets en ${strong('geeft')} twee of drie acties, ook als er geen meer zijn. Niet in de beurt waarin het gebouwd werd.`,
    },
    waste: {
      title: 'Gebruik ze allemaal',
      text: 'Gebruik alle acties die je kunt. Een zet die acties verspilt, kan niet.',
    },
    fall: {
      title: 'Belegeren en vallen',
      text: 'Als alle plaatsen van een land belegerd zijn, valt het meteen, en forten gaan naar huis. Er wordt daar niets meer gebouwd.',
    },
    last: { title: 'Het laatste land', text: 'Er is één land over. Dat wint.' },
    winter: {
      title: 'Winter',
      text: 'Tel na ronde 60 de vrije plaatsen: een stad is drie waard, een dorp twee. De meeste wint. Gelijk? Tel de plaatsen die je belegert. Nog gelijk? Dan deel je.',
    },
    giving: { title: 'Opgeven', text: 'In je eigen beurt mag je opgeven. Je land valt.' },
    house: {
      title: 'Huisregels',
      text: 'Eigen forten kunnen kosten in plaats van geven; forten kunnen op gevallen land blijven; de eerste val kan het einde zijn.',
    },
  },
  muster: (space) => `Stel op bij ${space}`,
  roll: 'Gooi',
  march: 'Marcheer',
  turn: 'Keer om',
  build: 'Bouw een fort',
  tear: 'Breek het af',
  end: 'Einde beurt',
  'give-up': 'Geef op',
}
