/** Why a webhook was turned off, as its owner is told. */
export const TOLD_STOPS = ['FAILING', 'GONE', 'OVERFLOW'] as const;

/** Why nothing is sent to a webhook any more by itself: also as its token has ended, which its owner knows, or he has turned it off. */
export const WEBHOOK_STOPS = [...TOLD_STOPS, 'TOKEN_ENDED', 'BY_OWNER'] as const;
export type WebhookStop = (typeof WEBHOOK_STOPS)[number];

/** What has become of an event on its way to a webhook. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED', 'WITHHELD'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
