import { selection } from 'd3-selection'

/*
 * In the place of d3-transition (vite.config.ts), which d3-zoom brings with it, and with it colours, easings and
 * clocks: a tenth of what the table loads. The camera glides by itself, so that there is nothing to interrupt.
 */
export const interrupt = (): void => {}

Object.assign(selection.prototype, {
  interrupt() {
    return this
  },
})
