/**
 * What Node is told wherever it runs the embedded database. On Linux on x64 V8 keeps a list of its pages of machine code for
 * the processor's protection keys, and loses track of those of WebAssembly now and then: the process ends with
 * "Check failed: jit_page.has_value()" or a broken memory access (nodejs/node issue 64500). Without the keys there is no list.
 */
export const nodeFlags = process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [];
