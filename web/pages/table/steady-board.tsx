import { Component, type ReactNode } from 'react';

export interface SteadyBoardProps {
  readonly onBreak: (error: Error) => void;
  readonly children: ReactNode;
}

interface SteadyBoardState {
  readonly broken: boolean;
}

/** A board that cannot be drawn says so to the table, which lays the plain one in its place: nobody's evening ends with a fault of ours. */
export class SteadyBoard extends Component<SteadyBoardProps, SteadyBoardState> {
  override state: SteadyBoardState = { broken: false };

  static getDerivedStateFromError(): SteadyBoardState {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBreak(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
