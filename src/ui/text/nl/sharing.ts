import type { SharingWords } from '../sharing.ts'

export const sharing: SharingWords = {
  send: {
    what: 'Wat wil je sturen?',
    parts: { whole: 'Het hele spel', position: 'Alleen deze stand' },
    notes: {
      whole: 'Je vriend kan elke zet bekijken en verder spelen.',
      position: 'Je vriend kan vanaf hier verder spelen en ziet de zetten ervoor niet.',
    },
    link: 'De link',
    writing: 'De link wordt gemaakt …',
    length: (letters) =>
      `Hij heeft ${letters} letters en het hele spel zit erin. Niets verlaat dit apparaat tot je hem verstuurt.`,
    tooLong: (letters, most) =>
      `Deze link zou ${letters} letters hebben. Links boven ${most} worden onderweg vaak afgeknipt: stuur liever het bestand.`,
    failed: 'Deze browser kan de link niet maken. Stuur liever het bestand.',
    copy: 'Kopieer de link',
    copied: 'Gekopieerd: plak hem in een bericht.',
    copyYourself: 'Deze browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.',
    file: 'Bewaar als bestand',
    secrets:
      'In dit spel zijn handen verborgen. Je vriend kan verder spelen zonder ze te zien, maar ze zitten wel in de link: iemand kan ze eruit halen. Als het spel uit is, kun je elke zet bekijken.',
  },
  opened: {
    reading: 'Het spel gaat open …',
    title: { whole: 'Iemand stuurde je een spel', position: 'Iemand vraagt wat jij zou doen' },
    of: (who) => `Het is het spel van ${who}.`,
    led: (role, player) => `${role} (${player})`,
    whole: (moves) => (moves === 1 ? 'Er is één zet gedaan.' : `Er zijn ${moves} zetten gedaan.`),
    over: (moves) => `Het is afgelopen, na ${moves} ${moves === 1 ? 'zet' : 'zetten'}.`,
    position: 'Het is zoals het verstuurd werd. Jij bent aan de beurt.',
    secrets: 'Er zijn handen verborgen. De zetten kun je bekijken als het uit is.',
    keeps: 'Je eigen spel blijft bewaard.',
    look: 'Bekijk het',
    play: 'Speel vanaf hier verder',
    notNow: 'Nu niet',
    badTitle: 'Deze link gaat niet open',
    faults: {
      'link-damaged': 'Er ontbreekt een stuk, of het is onderweg veranderd.',
      'link-unknown': 'Hij is geschreven door een nieuwere versie van het spel. Laad de pagina opnieuw.',
      'link-too-long': 'Hij is langer dan een link kan zijn.',
    },
    askAgain: 'Je spellen zijn veilig. Vraag nog eens om de link, of om het bestand.',
    ofOther: 'Deze link hoort bij een ander verhaal.',
    untouched: 'Je spellen zijn veilig.',
    openThere: 'Open dat verhaal',
    keepText: 'Bewaar de tekst',
  },
}
