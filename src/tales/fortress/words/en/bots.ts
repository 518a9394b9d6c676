type Computer = 'page' | 'captain'

/** Computer players: they show how it is done, and give hints. */
export const bots = {
  names: { person: 'a person', page: 'the Page', captain: 'the Captain' },
  leads: (leader: string) => `${leader.charAt(0).toUpperCase()}${leader.slice(1)} leads the siege`,
  unreadable: 'Who led the siege could not be read: you lead it now.',
  thinking: (computer: Computer) => (computer === 'captain' ? 'is thinking…' : 'is at it…'),
  /** It thinks long; what to do then. */
  long: 'The Captain needs longer: this machine is busy.',
  waitNoLonger: 'Let the Page decide',
}
