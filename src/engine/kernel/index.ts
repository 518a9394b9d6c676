/** What every game stands on. It knows no game's nouns. */

export * from './boards/square.ts'
export * from './chance.ts'
export * from './drivers.ts'
export * from './envelope.ts'
export * from './game.ts'
export * from './log.ts'
export * from './once-per.ts'
export * from './plain-data.ts'
export * from './seed.ts'
