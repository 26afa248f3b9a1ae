/**
 * On Linux on x64 V8 keeps a list of its pages of machine code for the processor's protection keys, and loses track of those of
 * WebAssembly now and then: the process ends with "Check failed: jit_page.has_value()" or a broken memory access (nodejs/node
 * issue 64500). Without the keys there is no list.
 */
const sound = process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [];

/**
 * The start must not decide for good how much memory the server takes: several compilers of WebAssembly at once leave tens of
 * megabytes behind that are never given back, and so does a young generation that the start lets grow to 130 MB.
 */
const small = ['--wasm-num-compilation-tasks=1', '--max-semi-space-size=16'];

/**
 * What its environment says to the C library, which is read before the first flag. Left to itself it gives the machine less and less back
 * the larger the pieces were that it was given, and compiling WebAssembly takes large ones: a hundred megabytes would stay with it.
 */
export const nodeVariables = { MALLOC_TRIM_THRESHOLD_: '131072' };

/** What Node is told wherever it runs the embedded database. */
export const nodeFlags = [...sound, ...small];
