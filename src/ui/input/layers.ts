import { flushSync } from 'react-dom'

/**
 * An open layer over the page: a modal dialog, which the browser closes, or anything else that Escape dismisses. `onClosed` is called
 * once after the browser has closed the dialog.
 */
export type OpenLayer = { dialog: HTMLDialogElement; onClosed(): void } | { dismiss(): void }

/** Open layers, the latest last. */
let layers: readonly OpenLayer[] = []

let isDialogAsked = false

/** Adds a layer on top. Returns a function that removes it. */
export function addLayer(layer: OpenLayer): () => void {
  layers = [...layers, layer]
  return () => {
    layers = layers.filter((one) => one !== layer)
  }
}

/** Returns the open modal dialogs, the topmost last. */
export const openDialogs = (): HTMLDialogElement[] =>
  layers.flatMap((layer) => ('dialog' in layer && layer.dialog.open ? [layer.dialog] : []))

/** Dismisses the top layer. Returns false if there is none, or if it is a dialog, which the browser closes. */
export function dismissTop(): boolean {
  const top = layers.findLast((layer) => !('dialog' in layer) || layer.dialog.open)
  if (!top || 'dialog' in top) return false
  top.dismiss()
  return true
}

/**
 * Removes the layers of dialogs that the browser has closed, and calls their owners. The next key can come before the browser's own close
 * event. Returns true if the focus moved.
 */
export function settleClosedDialogs(): boolean {
  const focused = document.activeElement
  for (const layer of layers) {
    // Its owner may have been removed with a dialog that was settled before.
    if (!('dialog' in layer) || layer.dialog.open || !layers.includes(layer)) continue
    layers = layers.filter((one) => one !== layer)
    // Drawn at once: a dialog that the next key opens again must be a new one.
    flushSync(layer.onClosed)
  }
  return document.activeElement !== focused
}

/** Sets whether a dialog is requested. From then on keys are only for dialogs, even while its code still loads. */
export function expectDialog(isAsked: boolean): void {
  isDialogAsked = isAsked
}

export const isDialogOpen = (): boolean => isDialogAsked || openDialogs().length > 0
