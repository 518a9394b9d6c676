import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime'
import { type Props, withTextAlone } from './text-alone.ts'

// The JSX runtime of the build (vite.config.ts): React's elements, with text nodes wrapped by `text-alone`.

export { Fragment }

type Given = Parameters<typeof element>

export const jsx = (type: Given[0], props: Props, key?: Given[2]) =>
  element(type, withTextAlone(type, props), key)

export function jsxs(type: Given[0], props: Props, key?: Given[2]) {
  const found = withTextAlone(type, props)
  return Array.isArray(found.children) ? elements(type, found, key) : element(type, found, key)
}
