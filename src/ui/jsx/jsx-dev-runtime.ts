import { jsxDEV as element, Fragment } from 'react/jsx-dev-runtime'
import { type Props, withTextAlone } from './text-alone.ts'

// The same runtime for development and tests.

export { Fragment }

type Given = Parameters<typeof element>

export function jsxDEV(
  type: Given[0],
  props: Props,
  key: Given[2],
  isStatic: boolean,
  ...more: [Given[4], Given[5]]
) {
  const found = withTextAlone(type, props)
  return element(type, found, key, isStatic && Array.isArray(found.children), ...more)
}
