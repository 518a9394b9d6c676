import { type Event, fairyTale } from '../engine/fairy-tale/index.ts'

/**
 * The game as the store plays it. What a rule tells may hold parts of the state that it is still
 * changing; the store keeps every event, so each is copied as plain data at once.
 */
export const tale: typeof fairyTale = {
  ...fairyTale,
  apply({ emit, ...table }, action) {
    const tell = emit && ((event: Event) => emit(JSON.parse(JSON.stringify(event))))
    fairyTale.apply({ ...table, emit: tell }, action)
  },
}
