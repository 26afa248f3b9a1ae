/** What a player has from one tournament towards the championship; `Id` is whatever names him over all tournaments. */
export interface PointsOf<Id extends string> {
  readonly id: Id;
  readonly points: number;
}
