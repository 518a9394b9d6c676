import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** The error is cleared when one of these changes, such as the address. */
  resetKeys: readonly unknown[]
  /** Drawn instead of the children. `retry` draws the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode
  onError?: (error: Error) => void
}

interface Caught {
  error: Error | null
  resetKeys: readonly unknown[]
}

/** Catches render errors, so that a broken piece of the page does not remove the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { error: null, resetKeys: this.props.resetKeys }

  static getDerivedStateFromError(thrown: unknown): Partial<Caught> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps({ resetKeys }: ErrorBoundaryProps, state: Caught): Partial<Caught> | null {
    const isSame =
      resetKeys.length === state.resetKeys.length &&
      resetKeys.every((key, index) => Object.is(key, state.resetKeys[index]))
    return isSame ? null : { error: null, resetKeys }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack)
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children
  }
}
