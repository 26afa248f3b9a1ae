// A program whose machine's clock is set by whoever has started it: by so many milliseconds, forward or back.
const real = Date.now;
let set = 0;
Date.now = () => real() + set;
process.on('message', (by) => (set += by));
process.channel?.unref();
