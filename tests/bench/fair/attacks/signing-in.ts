import type { Attacker } from '../attacker.ts';

const AT_ONCE = 20;

/** Makes accounts and tries passwords of others, until it is refused, and goes on. */
export function signingIn(one: Attacker): void {
  one.again(AT_ONCE, async () => {
    const number = one.next();
    const email = `mgeni.${process.pid}.${number}@people.example`;
    const person = { email, name: `Mgeni ${number}`, password: 'a password of benchmarks' };
    const [path, body] =
      number % 3 === 0
        ? ['/auth/sign-in/email', { email: 'asha@baraza.example', password: `wrong ${number}` }]
        : number % 3 === 1
          ? ['/auth/sign-in/email', { email, password: person.password }]
          : ['/auth/sign-up/email', person];
    await one.send({ path, body: JSON.stringify(body) });
  });
}
