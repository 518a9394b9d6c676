/**
 * jsdom has no modal dialogs: lets them open, close and fire events, so that their content can be tested. Keeping the focus inside is
 * tested in a real browser.
 */
export function openableDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
