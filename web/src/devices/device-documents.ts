import { refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** The signed-in player's devices, and the key under which this one would take notices. */
export const DevicesQuery = graphql(`
  query Devices {
    viewer {
      name
      player {
        id
      }
      pushKey
      pushDevices {
        id
        name
        endpoint
        kinds
        createdAt
      }
    }
  }
`);
export type Device = NonNullable<ResultOf<typeof DevicesQuery>['viewer']>['pushDevices'][number];

const deviceDone = graphql(`
  fragment DeviceDone on PushDeviceSuccess {
    __typename
    viewer {
      name
    }
  }
`);

/** Lets this browser show notices. */
export const addDeviceMutation = graphql(
  `
    mutation AddPushDevice($input: AddPushDeviceInput!) {
      addPushDevice(input: $input) {
        ...Refusal
        ...DeviceDone
      }
    }
  `,
  [refusalFragment, deviceDone],
);

/** Says what a device shows. */
export const setKindsMutation = graphql(
  `
    mutation SetPushKinds($input: SetPushKindsInput!) {
      setPushKinds(input: $input) {
        ...Refusal
        ...DeviceDone
      }
    }
  `,
  [refusalFragment, deviceDone],
);

/** Lets a device show nothing any more. */
export const removeDeviceMutation = graphql(
  `
    mutation RemovePushDevice($input: RemovePushDeviceInput!) {
      removePushDevice(input: $input) {
        ...Refusal
        ...DeviceDone
      }
    }
  `,
  [refusalFragment, deviceDone],
);

/** Lets a device show a notice as a trial. */
export const testDeviceMutation = graphql(
  `
    mutation TestPushDevice($input: TestPushDeviceInput!) {
      testPushDevice(input: $input) {
        ...Refusal
        ...DeviceDone
      }
    }
  `,
  [refusalFragment, deviceDone],
);
