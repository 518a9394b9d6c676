import type { Page } from '@playwright/test'

/** The roles that voice control can use by name. */
const CONTROLS = new Set([
  'button',
  'link',
  'tab',
  'checkbox',
  'radio',
  'switch',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'combobox',
  'slider',
  'DisclosureTriangle',
])

/**
 * Returns controls whose name lacks words that are visible on them, as "visible words: name" (WCAG 2.5.3). The names are those of the
 * accessibility tree of the browser. Text in a picture counts as a label; signs without letters do not.
 */
export async function unspeakable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.getDocument')
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const named = nodes.flatMap(({ ignored, role, name, backendDOMNodeId }) =>
      !ignored && backendDOMNodeId !== undefined && CONTROLS.has(String(role?.value))
        ? [{ id: backendDOMNodeId, name: String(name?.value ?? '') }]
        : [],
    )
    const asked = named.map(async ({ id, name }) => {
      const { object } = await session.send('DOM.resolveNode', { backendNodeId: id })
      if (!object.objectId) return []
      const { result } = await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: `${wordsSeen}`,
        returnByValue: true,
      })
      const seen: string[] = result.value ?? []
      const said = plain(name)
      const missing = seen.filter((words) => !said.includes(plain(words)))
      return missing.length > 0 ? [`${missing.join(' | ')}: ${name}`] : []
    })
    return (await Promise.all(asked)).flat()
  } finally {
    await session.detach()
  }
}

/** Words as spoken: without signs and soft hyphens, separated and surrounded by single spaces. */
const plain = (words: string): string =>
  ` ${words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Runs in the page, on one element: returns its visible texts, one for each line of text. */
function wordsSeen(this: Element): string[] {
  // A description is read after the name, and is not a label.
  const described = (this.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
  const isSeen = (text: Text): boolean => {
    const around = text.parentElement
    if (!around || around.closest('svg :not(text, text *), .unseen, [hidden], option')) return false
    if (described.some((one) => one.contains(text))) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const { visibility, opacity } = getComputedStyle(around)
    return box.width > 1 && box.height > 1 && visibility === 'visible' && Number(opacity) > 0
  }
  const label = 'labels' in this && this instanceof HTMLInputElement ? (this.labels?.[0] ?? this) : this
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isSeen(node) && /\p{L}/u.test(node.data)) found.push(node.data)
  return found
}
