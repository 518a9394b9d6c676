/** Words of a table of several devices: the lobby, joining, and the state of the line. */
export const distance = {
  title: 'Each on their own phone',
  flourish: 'the board here, the game in your hands',
  steps: [
    { what: 'Scan', how: 'with the camera' },
    { what: 'Pick a seat', how: 'the one you like' },
    { what: 'Write a name', how: 'and you are in' },
  ] as const,
  qrCode: (address: string) => `QR code of ${address}`,
  noCamera: 'No camera? Open',
  andWrite: 'and write',
  code: (letters: string) => `The code is ${letters}.`,
  goodFor: (minutes: number) =>
    minutes <= 1
      ? 'Good for one more minute. Then a new code comes.'
      : `Good for ${minutes} more minutes. Then a new code comes.`,
  noCode: 'There is no code now. Friends can come with the link.',
  onlyHere: 'Only this computer can see the table',
  onlyHereText:
    'Other windows of this computer can join. Do you want phones to join? Start the game like this:',
  onlyHereThen: 'Then open this page again with the address that the game prints.',

  invite: 'Invite somebody',
  inviteSeat: 'Scan the code, or write the letters. Then pick a seat, or just watch.',
  inviteWatch: 'Every seat is taken. Friends who scan the code, or write the letters, can watch.',

  /** A table for one player and watchers. */
  forOne: {
    title: 'Others may watch',
    flourish: 'you play here, they look on',
    step: { what: 'Watch', how: 'on your own screen' },
    whoPlays: 'Who plays?',
    waiting: 'Friends can come and watch at any time.',
  },

  link: 'A link for another house',
  linkText: 'Send this link to your friends. It works for everybody who can reach this address.',
  linkField: 'The link',
  copy: 'Copy',
  copied: 'Copied.',
  copyYourself: 'The link is selected. Copy it yourself.',
  noLink: 'The device that opened the table has the link. Ask there.',
  cannotFind: 'A phone cannot find us…',
  tries: [
    'Is the phone on the same Wi-Fi as this computer?',
    'A guest network often keeps devices apart. Use the normal one.',
    'The firewall of this computer may block the game. Allow Node.js in your own network.',
    'Was the game started with “npm start -- --host”? If not, only this computer can see it.',
  ] as const,
  otherAddresses: 'This computer has other addresses too. Try them:',

  /** The seats of this device, on another one. */
  move: {
    button: 'Move to another device',
    title: 'Move to another device',
    text: 'Scan this with your other device, or open the link there. Your game goes on where you left it.',
    goodOnce: 'It works once, for five minutes. Show it to nobody else: it is your seat.',
  },

  whoSits: 'Who sits down?',
  expected: 'still free',
  you: 'you',
  presence: { here: 'here', away: 'away', gone: 'gone', never: 'not here yet' },
  botPlays: (bot: string) => `${bot} plays`,
  personPlays: 'A person plays',
  sitHere: 'Sit at this screen',
  giveBack: 'Give my seat back',
  free: 'Free this seat',
  /** The names of buttons for screen readers, with the seat. */
  ofSeat: (button: string, seat: string) => `${button}: ${seat}`,
  keepsSeat: (bot: string, name: string) => `${bot} plays for ${name}`,
  showsBoard: 'This screen shows the board.',
  tableStays: 'The table stays when somebody leaves.',
  /** `playing`: days after the last move; `over`: days after the end. */
  keptFor: ({ playing, over }: { playing: number; over: number }) =>
    `A table is kept for ${playing} days after the last move, and for ${over} days after the end.`,
  begin: 'Begin',
  now: 'the game',
  withoutWaiting: 'without waiting',
  beginNeedsOne: 'One person must sit down first.',
  leaveTable: 'Leave the table',

  join: {
    title: 'Join a table',
    code: 'The code',
    codeText: 'Write the code from the big screen.',
    badCode: 'A code has six letters or digits, like MKW-TRB.',
    go: 'Join',
    looking: 'Looking for the table…',
    pick: 'Pick a seat',
    taken: (count: number) =>
      [
        'nobody sits yet',
        'one is taken',
        'two are taken',
        'three are taken',
        'four are taken',
        'five are taken',
      ][count] ?? `${count} are taken`,
    yours: 'yours?',
    noneFree: 'Every seat is taken. You can watch.',
    pickOr: 'Pick a seat, or watch',
    name: 'Write your name',
    sit: 'Sit down',
    nameFirst: 'Write your name first.',
    seatFirst: 'Pick a seat first.',
    noAccount: 'No account, no password.',
    watch: 'Just watch',
    watchText: 'You see what everybody may see.',
    otherCode: 'Write another code',
    otherSeat: 'Take one more seat',
    link: 'This link is not complete. Ask for it again, or write the code.',
  },

  wait: {
    plays: (seat: string) => `You play ${seat}.`,
    waiting: 'We wait until everybody sits.',
    hums: 'It hums when it is your turn,',
    humsWhile: 'as long as this page stays open.',
    who: 'Who is here?',
    watching: 'You watch. You see what everybody may see.',
  },

  opening: 'Setting the table…',
  returning: 'Going back to your seat…',
  noTable: 'You are at no table now.',
  toJoin: 'Join a table',
  toTable: 'Back to your table',
  toShelf: 'To the shelf',
  tryAgain: 'Try again',

  /** What each failed request means, and what to do. */
  problems: {
    protocol: 'A new version of the game has come. Load it, and go on where you were.',
    rules: 'A new version of the game has come. Load it, and go on where you were.',
    'no-table':
      'There is no table with this code. Look at the big screen again: a code is good for 15 minutes.',
    'no-ticket':
      'This link was used already, or is older than five minutes. Make a new one on your first device.',
    full: 'This table is full. Watch on a device that is already there.',
    'seat-taken': 'Somebody was faster: this seat is taken. Pick another one.',
    'not-your-seat': 'This seat belongs to another device now. You can join again.',
    'not-your-turn': 'It is not your turn.',
    behind: 'Somebody else moved first. Look at the table, then choose again.',
    'wrong-shape': 'The table did not understand this page. Perhaps there is a new version: load it.',
    refused: 'The rules do not allow that.',
    'too-fast': 'That was very fast. Wait a moment, then try again.',
    'too-long': 'That was too long for the table.',
    stopped: 'Something went wrong in the game, and this table stopped. Its moves are safe.',
    busy: 'The table is busy. Try again in a moment.',
    ended: 'This table is gone. Open a new one.',
    elsewhere: 'You play on another device now.',
    'hand-seen': 'You have seen another hand of this game already. You can watch.',
    declined: 'The others did not agree. You can ask again after the next move.',
    'read-only': 'The disk of the table is full. You can look, but nobody can move.',
    unreachable:
      'No table answers at this address. Tables need the game’s own server: start it with “npm start”, then try again.',
  },

  /** The server cannot open the table of this device again. */
  cannotGoOn:
    'This table cannot go on: the server has newer rules now, or cannot read its moves. It has kept them.',

  line: {
    cut: 'The string is cut',
    waits: 'The table waits. Nothing is lost.',
    tying: (attempt: number) =>
      attempt <= 1 ? 'We tie it again: first try' : `We tie it again: try ${attempt}`,
    tied: 'The string holds again',
    gaveUp: 'The string stays cut',
    gaveUpText: 'Your seat is kept. Check these things, then try again:',
    gaveUpTries: [
      'Is this device on the same Wi-Fi as the table?',
      'Is the computer with the table still on?',
      'Did somebody close the game there? Start it again: the table is saved.',
    ] as const,
    retry: 'Tie it again',
    elsewhere: 'You play somewhere else',
    elsewhereText: 'This seat is open in another window or on another device. Do you want to play here?',
    playHere: 'Play here',
  },

  /** The tables of this browser, among "Your tales". */
  list: {
    title: 'At a table with others',
    aTable: 'A table',
    own: (name: string) => `${name} (you)`,
    /** The seats without a person, in a list of names. */
    bots: (count: number) => (count === 1 ? 'a computer player' : `${count} computer players`),
    free: (count: number) => (count === 1 ? 'one free seat' : `${count} free seats`),
    botsTurn: 'A computer player is to move',
    lobby: 'The game has not begun yet',
    over: 'This game is over. Go to the table once, and it is saved here.',
    gone: 'This table is gone.',
    seen: (when: string) => `You were there on ${when}.`,
    toSeat: 'Back to my seat',
    toTable: 'Back to the table',
    again: 'Look again',
    remove: 'Remove from the list',
    removeTitle: 'Remove this table?',
    removeText: 'This device then forgets your seat. The seat stays taken.',
    yes: 'Remove',
    no: 'Keep it',
    spoilt: (count: number) =>
      count === 1
        ? 'One of your tables cannot be read. It is still stored.'
        : `${count} of your tables cannot be read. They are still stored.`,
    unreadable: 'This browser cannot read your tables. Reload the page.',
    notStored: 'This browser cannot remember your seat. Keep this page open, or you lose it.',
  },

  seats: {
    title: 'Who sits where',
    strip: 'The people at this table',
    turn: (name: string) => `${name} is to move`,
    yourTurn: 'Your turn',
    together: 'Everybody decides together',
    text: 'Everybody plays on their own device.',
    leaveTitle: 'Leave the table?',
    leaveText: 'Your seat is free again, and the game goes on without you.',
    leaveWatching: 'You can come back with the code or the link.',
    stay: 'Stay',
    giveBackTitle: 'Give your seat back?',
    giveBackText: 'Then somebody else can take it.',
    keep: 'Keep it',
  },

  /** Questions that people ask each other. The asker's name comes first. */
  question: {
    undo: {
      title: 'Undo?',
      asks: (name: string) => `${name} wants to undo.`,
      moves: (count: number) => (count === 1 ? 'One move goes back.' : `${count} moves go back.`),
      /** `move`: the last move, a sentence of the log. */
      takesBack: (move: string) => `This goes back: ${move}`,
      /** The moves before that one which go back too; '' for none. */
      before: (count: number) =>
        count === 0
          ? ''
          : count === 1
            ? 'So does the move before it.'
            : `So do the ${count} moves before it.`,
      turn: (name: string) => `Then it is the turn of ${name}.`,
      yourTurn: 'Then it is your turn.',
      sameLuck: 'Dice and cards will be the same again.',
      yes: 'Yes, undo',
    },
    draw: {
      title: 'A draw?',
      asks: (name: string) => `${name} offers a draw. Then the game ends, and nobody wins.`,
      yes: 'Yes, a draw',
    },
    'give-up': {
      title: 'Give up together?',
      asks: (name: string) => `${name} wants to give up. Then you all lose this game.`,
      yes: 'Yes, give up',
    },
    bot: {
      title: 'A computer player?',
      asks: (name: string, absent: string) =>
        `${name} asks: ${absent} is not here. May a computer play until ${absent} is back?`,
      yes: 'Yes, it may play',
    },
    no: 'No',
    waits: (names: string) => `Waiting for ${names} to answer.`,
    takeBack: 'Stop asking',
  },

  /** Announcements. */
  news: {
    sits: (name: string, seat: string) => `${name} sits down: ${seat}.`,
    leaves: (seat: string) => `${seat} is free again.`,
    here: (name: string) => `${name} is here again.`,
    away: (name: string) => `${name} is away.`,
    gone: (name: string) => `${name} is gone.`,
    bot: (bot: string, seat: string) => `${bot} plays ${seat}.`,
    someone: 'Somebody',
  },
}
