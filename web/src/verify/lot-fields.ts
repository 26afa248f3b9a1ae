/** What the form of a lot holds, each as it is pasted. */
export interface LotFields {
  tournamentId: string;
  name: string;
  seed: string;
  commitment: string;
  /** One id a line. */
  items: string;
  /** One id a line. */
  order: string;
}
