/** What the guardian would do, for who is on turn. */
export const hints = {
  title: { guardian: 'The Guardian’s hint', apprentice: 'The Apprentice’s hint' },
  thinking: 'The Guardian is thinking…',
  close: 'Put the hint away',
  /** The rest of the turn, one action after another. */
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
  muster: (space: string) => `muster at ${space}`,
  roll: 'roll the die',
  march: (to: string) => `march to ${to}`,
  turn: 'turn round',
  besiege: (place: string) => `besiege ${place}`,
  fortify: (place: string) => `fortify ${place}`,
  tear: (place: string) => `tear down the fort at ${place}`,
  home: (place: string) => `take your fort home from ${place}`,
  end: 'end the turn',

  /** Why: what all of it changes. */
  because: {
    wins: 'That wins.',
    fells: (who: string) => `${who} falls.`,
    besieges: (who: string, free: number) =>
      free === 1 ? `${who} has one free place left then.` : `${who} has fewer free places then.`,
    frees: (place: string) => `It frees ${place}.`,
    survives: 'You are less likely to fall before your next turn.',
    safer: (place: string) => `Fewer rolls can besiege ${place} then.`,
    walls: (place: string) => `A wall keeps ${place} free.`,
    roll: 'Nothing can be done before the roll.',
    muster: 'Either space will do: nothing is weighed before the first roll.',
    quiet: 'Its use shows later: the Guardian looks further ahead.',
  },
}
