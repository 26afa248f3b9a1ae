/** When this page came, in milliseconds of this device since it was asked for. */
export const pageCameAt = (): number =>
  performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming)
    ?.responseStart ?? 0;

/** Milliseconds since this page came. */
export const sincePageCame = (): number => performance.now() - pageCameAt();
