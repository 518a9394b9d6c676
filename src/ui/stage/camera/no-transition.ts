import { selection } from 'd3-selection'

/*
 * In the place of d3-transition and d3-interpolate (vite.config.ts), which d3-zoom brings with it, and with them
 * colours, easings and clocks: a tenth of what the table loads. The camera glides by itself, so that there is nothing
 * to interrupt, and nothing between two views.
 */
export const interrupt = (): void => {}
export const interpolateZoom = (): void => {}

Object.assign(selection.prototype, {
  interrupt() {
    return this
  },
})
