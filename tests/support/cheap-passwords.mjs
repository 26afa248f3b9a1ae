// Given to the processes of tests with `--import`: a password's key costs them a sixteenth of what it costs a server, where it is dear on purpose.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: options.N / 16 }, done);
syncBuiltinESMExports();
