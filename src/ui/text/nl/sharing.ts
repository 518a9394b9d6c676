import type { SharingWords } from '../sharing.ts'

export const sharing: SharingWords = {
  send: {
    what: 'Wat gaat er mee?',
    parts: { whole: 'Het hele verhaal', position: 'Alleen hoe het nu staat' },
    notes: {
      whole: 'Wie het opent, kan elke zet bekijken en na de laatste verder spelen.',
      position: 'Wie het opent, kan vanaf hier verder spelen en ziet niets van wat eraan voorafging.',
    },
    link: 'De link',
    writing: 'De link wordt geschreven …',
    length: (letters) =>
      `Hij heeft ${letters} letters en het hele verhaal zit erin: niets verlaat dit apparaat tot je het verstuurt.`,
    tooLong: (letters, most) =>
      `Als link zou dit verhaal ${letters} letters hebben. Links van meer dan ${most} worden onderweg vaak afgeknipt: stuur liever het bestand.`,
    failed: 'Deze browser kan de link niet schrijven. Stuur liever het bestand.',
    copy: 'Kopieer de link',
    copied: 'Gekopieerd: plak hem in een bericht.',
    copyYourself:
      'Deze browser laat ons niet kopiëren. De link is gemarkeerd: kopieer hem zoals je andere woorden kopieert.',
    file: 'Bewaar het als bestand',
    secrets:
      'In dit verhaal zijn handen verborgen, en het is nog bezig. Wie het opent krijgt ze niet te zien, en kan verder spelen; maar ze zitten wel in de link, voor wie die uit elkaar haalt. Als het verhaal voorbij is, is elke zet te bekijken.',
  },
  opened: {
    reading: 'Het verhaal wordt uitgevouwen …',
    title: { whole: 'Iemand stuurt je een verhaal', position: 'Iemand vraagt wat jij zou doen' },
    of: (who) => `Het is het verhaal van ${who}.`,
    led: (role, player) => `${role} (${player})`,
    whole: (moves) => (moves === 1 ? 'Er is één zet gedaan.' : `Er zijn ${moves} zetten gedaan.`),
    over: (moves) => `Het is afgelopen, na ${moves} ${moves === 1 ? 'zet' : 'zetten'}.`,
    position: 'Het staat zoals het stond toen het verstuurd werd: jij bent aan de beurt.',
    secrets: 'Er zijn handen verborgen: zet voor zet bekijken kan als het voorbij is.',
    keeps: 'Je eigen verhaal blijft bewaard zoals het is.',
    look: 'Bekijk het',
    play: 'Speel vanaf hier verder',
    notNow: 'Nu niet',
    badTitle: 'Deze link gaat niet open',
    faults: {
      'link-damaged': 'Er ontbreekt een stuk, of het is onderweg veranderd.',
      'link-unknown': 'Hij is geschreven door een nieuwere versie van het spel. Laad de pagina opnieuw.',
      'link-too-long': 'Hij is langer dan een link kan zijn.',
    },
    askAgain: 'Aan wat van jou is, is niets veranderd. Vraag nog eens om de hele link, of om het bestand.',
    ofOther: 'Het is een link naar een ander verhaal op de plank.',
    untouched: 'Aan wat van jou is, is niets veranderd.',
    openThere: 'Open hem bij dat verhaal',
    keepText: 'Bewaar de tekst',
  },
}
